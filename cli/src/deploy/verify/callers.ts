import type { AdminSession, CallerRoute } from '@bookstore/contract/api/admin';
import { apiPaths, factorPaths } from '@bookstore/contract/api/paths';
import type { Problem } from '@bookstore/contract/api/problem';
import { deployCommand, type Finding, fine, missing, open } from '../questions.ts';
import type { Deployed } from './deployed.ts';
import type { DeployedFunction } from './functions.ts';

type Fetch = (
  url: string,
  options?: { method?: string; headers?: Record<string, string>; body?: string },
) => Promise<Response>;

export interface OwnerLogin {
  username: string;
  ask: (question: string) => Promise<string>;
}

async function logIn(shopUrl: string, { username, ask }: OwnerLogin, fetchUrl: Fetch): Promise<string> {
  const post = async (path: string, body: object) => {
    const headers = { 'Content-Type': 'application/json' };
    const reply = await fetchUrl(`${shopUrl}${path}`, { method: 'POST', headers, body: JSON.stringify(body) });
    return (await reply.json()) as Partial<AdminSession & Problem>;
  };
  let reply = await post(apiPaths.adminLogin, { username, password: await ask(`Password of ${username}: `) });
  if (reply.secondFactor) {
    const code = await ask('Code of the authenticator app, or a recovery code: ');
    reply = await post(factorPaths.secondStep, { ticket: reply.secondFactor.ticket, code });
  }
  if (!reply.token) throw new Error(`${username} cannot log in: ${reply.detail ?? 'no token was answered'}`);
  return reply.token;
}

const FORGED = { 'X-Forwarded-For': '203.0.113.7', 'Fastly-Client-IP': '203.0.113.7' };

interface Routes {
  plain: CallerRoute;
  forged: CallerRoute;
}

async function readRoutes(origin: string, token: string, fetchUrl: Fetch): Promise<Routes> {
  const read = async (forged: Record<string, string>) => {
    const headers = { Authorization: `Bearer ${token}`, ...forged };
    const reply = await fetchUrl(`${origin}${apiPaths.callerRoute}`, { headers });
    if (!reply.ok) throw new Error(`${apiPaths.callerRoute} answers ${reply.status}`);
    return (await reply.json()) as CallerRoute;
  };
  return { plain: await read({}), forged: await read(FORGED) };
}

const DOCUMENT = 'docs/security.md, "Who is calling"';
/** The caller and the front end of Hosting. */
const HOSTING_HOPS = 2;

function judge(projectId: string, hosting: Routes, direct: Routes): Finding {
  const through = [hosting.plain, hosting.forged];
  const kinds = (routes: CallerRoute[]) => [...new Set(routes.map(({ kind }) => kind))].join(' and ');
  if (through.some(({ kind }) => kind === 'unlisted')) {
    return missing(
      'a front end of Hosting is in no known range',
      `npm run google-ranges, then ${deployCommand(projectId)}`,
    );
  }
  if (through.some(({ kind }) => kind !== 'hosting')) {
    return missing(`calls through Hosting are counted as ${kinds(through)}`, DOCUMENT);
  }
  if (through.some(({ hops }) => hops < HOSTING_HOPS)) {
    return missing('calls through Hosting do not name their caller, so all callers share one limit', DOCUMENT);
  }
  const past = [direct.plain, direct.forged];
  if (past.some(({ kind }) => kind !== 'direct')) {
    return missing(`calls at the function's own address are counted as ${kinds(past)}`, DOCUMENT);
  }
  const { hops } = hosting.plain;
  if (hosting.forged.hops > hops) {
    const message = `Hosting passes a forged X-Forwarded-For on (${hosting.forged.hops} hops instead of ${hops})`;
    return open(`${message}; only the last two count`, DOCUMENT);
  }
  return fine(`${hops} hops through Hosting, ${direct.plain.hops} bypassing it; forged headers change nothing`);
}

/** Also sends forged headers. Logs the owner in and out. */
export async function verifyCallers(
  { shopUrl, projectId }: Deployed,
  functions: DeployedFunction[] | null,
  owner: OwnerLogin | null,
  fetchUrl: Fetch = fetch,
): Promise<Finding> {
  if (!owner) {
    const fix = `npm run deploy -- --verify --owner <username> --project ${projectId}`;
    return { state: 'unknown', message: 'not seen: an owner has to log in', fix };
  }
  const ownAddress = functions?.find(({ id }) => id === 'api')?.serviceConfig?.uri;
  if (!ownAddress) return { state: 'unknown', message: 'not seen: the address of the function is unknown' };
  const token = await logIn(shopUrl, owner, fetchUrl);
  try {
    const hosting = await readRoutes(shopUrl, token, fetchUrl);
    return judge(projectId, hosting, await readRoutes(ownAddress, token, fetchUrl));
  } finally {
    await fetchUrl(`${shopUrl}${apiPaths.adminLogout}`, {
      method: 'POST',
      headers: { Authorization: `Bearer ${token}` },
    });
  }
}
