import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { categories } from '@bookstore/shop-kit/categories';
import { checkout } from '@bookstore/shop-kit/checkout';
import { colours } from '@bookstore/shop-kit/colours';
import { dashboard } from '@bookstore/shop-kit/dashboard';
import { delivery } from '@bookstore/shop-kit/delivery';
import { footer } from '@bookstore/shop-kit/footer';
import { home } from '@bookstore/shop-kit/home';
import { law } from '@bookstore/shop-kit/law';
import { mails } from '@bookstore/shop-kit/mails';
import { news } from '@bookstore/shop-kit/news';
import { preview } from '@bookstore/shop-kit/preview';
import { seller } from '@bookstore/shop-kit/seller';
import { shop } from '@bookstore/shop-kit/shop';
import { story } from '@bookstore/shop-kit/story';
import { tax } from '@bookstore/shop-kit/tax';
import type { z } from 'zod';

const SCHEMAS = {
  shop,
  categories,
  delivery,
  tax,
  seller,
  law,
  checkout,
  home,
  preview,
  news,
  story,
  footer,
  mails,
  colours,
  dashboard,
};

type ModuleName = keyof typeof SCHEMAS;

export type ShopModules = { [Name in ModuleName]?: z.infer<(typeof SCHEMAS)[Name]> };

export interface ShopFinding {
  /** Relative to the folder. */
  file: string;
  /** `banner.title`, `1.name`; empty for the whole file. */
  field: string;
  message: string;
  /** Does not block a build. */
  isWarning?: boolean;
}

export const toLine = ({ file, field, message }: ShopFinding): string =>
  [file, field, message].filter(Boolean).join('  ');

function reasonOf(error: unknown, file: string): string {
  const { message, stack = '' } = error instanceof Error ? error : new Error(String(error));
  const line = stack.split(`${file}:`)[1]?.match(/^\d+/)?.[0];
  return `${line ? `line ${line}: ` : ''}${message.split('\n')[0]}`;
}

async function readModule(folder: string, name: ModuleName): Promise<{ value: unknown } | { finding: ShopFinding }> {
  const file = `${name}.ts`;
  const path = join(folder, file);
  const faulty = (message: string) => ({ finding: { file, field: '', message } });
  if (!existsSync(path)) return faulty('is missing: copy it from shop/ and change it');
  try {
    const module = (await import(pathToFileURL(path).href)) as Record<string, unknown>;
    return name in module ? { value: module[name] } : faulty(`exports no “${name}”: write export const ${name} = …`);
  } catch (error) {
    return faulty(`cannot be read (${reasonOf(error, file)}): correct it, or copy it from shop/ again`);
  }
}

interface Checked {
  findings: ShopFinding[];
  modules: ShopModules;
  /** The exported value, valid or not. */
  writtenColours: unknown;
}

export async function checkModules(folder: string): Promise<Checked> {
  const findings: ShopFinding[] = [];
  const modules: Record<string, unknown> = {};
  let writtenColours: unknown;
  for (const name of Object.keys(SCHEMAS) as ModuleName[]) {
    const read = await readModule(folder, name);
    if ('finding' in read) {
      findings.push(read.finding);
      continue;
    }
    if (name === 'colours') writtenColours = read.value;
    const { success, data, error } = SCHEMAS[name].safeParse(read.value);
    if (success) modules[name] = data;
    for (const { path, message } of error?.issues ?? [])
      findings.push({ file: `${name}.ts`, field: path.join('.'), message });
  }
  return { findings, modules, writtenColours };
}
