import { story } from '@bookstore/shop/story';
import { Steps } from '../../ui/Steps.tsx';

/** What comes after the order, where one is about to place it. */
export function NextSteps() {
  return (
    <section aria-labelledby="next-steps" className="grid gap-4 border-line border-t pt-5">
      <h2 id="next-steps" className="font-display text-xl">
        What happens next
      </h2>
      <Steps steps={story.delivery} />
    </section>
  );
}
