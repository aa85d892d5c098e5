import { checkColours } from './checkColours.ts';
import { checkModules } from './checkModules.ts';
import { checkPictures } from './checkPictures.ts';
import type { ShopFinding } from './finding.ts';

/** All that is wrong in a shop's folder: in its texts and settings, its colours, its pictures. */
export async function checkShop(folder: string): Promise<ShopFinding[]> {
  const { findings, modules, colours } = await checkModules(folder);
  const images = modules.news?.map(({ image }) => image);
  return [...findings, ...checkColours(colours), ...(await checkPictures(folder, images))];
}
