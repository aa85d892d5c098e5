import { Button } from '../../ui/Button.tsx';
import { PageHeading } from '../../ui/PageHeading.tsx';
import { BANNER_SIZES } from './bannerSizes.ts';
import { bannerPicture } from './pictures.ts';

export function Banner() {
  return (
    <section aria-label="New releases" className="border-line border-b bg-paper-sunk">
      <div className="mx-auto grid max-w-page items-center gap-8 px-4 py-10 sm:px-6 lg:grid-cols-2 lg:gap-16 lg:py-16">
        <div className="grid gap-5 lg:gap-7">
          <PageHeading className="text-4xl leading-[1.08] sm:text-5xl lg:text-6xl">New Releases This Week</PageHeading>
          <p className="max-w-prose text-ink-soft text-lg leading-relaxed">
            Fresh from the press and picked by our booksellers: stories to stay up for, ideas to argue with, and a
            shiver or two for the late hours. Find this week's arrivals here, and pay when they reach your door.
          </p>
          <Button className="w-fit px-8">Subscribe</Button>
        </div>
        <BannerPicture />
      </div>
    </section>
  );
}

function BannerPicture() {
  return (
    <img
      {...bannerPicture}
      sizes={BANNER_SIZES}
      width={960}
      height={640}
      alt=""
      fetchPriority="high"
      className="mx-auto aspect-3/2 w-full max-w-xl rounded-card object-cover lg:max-w-none"
    />
  );
}
