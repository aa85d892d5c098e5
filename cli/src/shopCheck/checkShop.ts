import { existsSync, globSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { newsPictures, type PictureRule, SHOP_PICTURES } from '@bookstore/shop-kit/pictures';
import sharp from 'sharp';
import { checkColours } from './checkColours.ts';
import { checkLaw, checkLegalTexts, NOTICE_FILES } from './checkLaw.ts';
import { checkModules, type ShopFinding } from './checkModules.ts';

export async function checkShop(folder: string): Promise<ShopFinding[]> {
  const { findings, modules, writtenColours } = await checkModules(folder);
  const images = modules.news?.map(({ image }) => image);
  return [
    ...findings,
    ...checkColours(writtenColours).map((finding) => ({ file: 'colours.ts', ...finding })),
    ...(await checkPictures(folder, images, modules.law?.regime === 'eu')),
    ...checkLegalTexts(folder),
    ...checkLaw(folder, modules),
  ];
}

export async function checkLawOnly(folder: string): Promise<ShopFinding[]> {
  const { modules } = await checkModules(folder);
  return modules.law?.regime === 'eu' ? checkLaw(folder, modules) : [];
}

const kilobytes = (bytes: number) => `${(bytes / 1024).toFixed(1)} KiB`;

const what = ({ kind, size }: PictureRule) =>
  kind === 'svg' ? 'an SVG' : `${kind.toUpperCase()} of ${size?.width} × ${size?.height} pixels`;

async function checkPicture(folder: string, rule: PictureRule): Promise<string[]> {
  const path = join(folder, rule.file);
  if (!existsSync(path)) return [`is missing: add ${what(rule)}`];
  const seen = await sharp(path)
    .metadata()
    .catch(() => undefined);
  if (!seen) return [`is not a readable picture: use ${what(rule)}`];
  const { size, kind, mostBytes } = rule;
  if (seen.format !== kind) return [`is ${String(seen.format).toUpperCase()}: use ${what(rule)}`];
  const message: string[] = [];
  if (size && (seen.width !== size.width || seen.height !== size.height))
    message.push(`has ${seen.width} × ${seen.height} pixels: make it ${size.width} × ${size.height}`);
  const bytes = statSync(path).size;
  if (bytes > mostBytes)
    message.push(`has ${kilobytes(bytes)}: reduce it to ${kilobytes(mostBytes)} with lower quality or fewer details`);
  return message;
}

/** @param newsImages undefined if the news are invalid */
async function checkPictures(
  folder: string,
  newsImages: readonly string[] | undefined,
  showsNotice: boolean,
): Promise<ShopFinding[]> {
  const pictures = join(folder, 'pictures');
  const rules = [...SHOP_PICTURES, ...[...new Set(newsImages ?? [])].flatMap(newsPictures)];
  const found = await Promise.all(
    rules.map(async (rule) =>
      (await checkPicture(pictures, rule)).map((message) => ({ file: `pictures/${rule.file}`, field: '', message })),
    ),
  );
  const known = new Set([...rules.map(({ file }) => file), ...(showsNotice ? NOTICE_FILES : [])]);
  const unused = globSync('**/*', { cwd: pictures, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) =>
      join(entry.parentPath, entry.name)
        .slice(pictures.length + 1)
        .replaceAll('\\', '/'),
    )
    .filter((file) => !known.has(file) && (newsImages || !file.startsWith('news/')));
  const message = 'is unused: remove or rename it';
  return [...found.flat(), ...unused.toSorted().map((file) => ({ file: `pictures/${file}`, field: '', message }))];
}
