import { REGION } from '../../../../tools/lib/addresses.ts';
import { MIN_PASSWORD_LENGTH } from '../../customers/passwordPolicy.ts';
import { deployCommand, type Finding, fine, missing, open } from '../questions.ts';
import { type Deployed, notSeen, noun } from './deployed.ts';

const HOUR_MS = 3_600_000;

/** Counts errors of the last hour and shows the newest. */
export async function verifyLogs({ projectId, google, now }: Deployed): Promise<Finding> {
  const since = new Date(now.getTime() - HOUR_MS).toISOString();
  const { status, body } = await google.post('logs', '/v2/entries:list', {
    resourceNames: [`projects/${projectId}`],
    filter: `resource.type="cloud_run_revision" severity>=ERROR timestamp>="${since}"`,
    orderBy: 'timestamp desc',
    pageSize: 100,
  });
  if (status !== 200) return notSeen('the logs');
  const { entries = [] } = body as { entries?: { textPayload?: string; jsonPayload?: { message?: string } }[] };
  const [newest] = entries;
  if (!newest) return fine('none in the last hour');
  const message = (newest.jsonPayload?.message ?? newest.textPayload ?? '').split('\n')[0];
  const fix = `https://console.cloud.google.com/logs?project=${projectId}`;
  return open(`${noun(entries.length, 'line')} in the last hour, the newest: ${message}`, fix);
}

/** Cloud Scheduler must have called `sweep` within the last hour. */
export async function verifySchedule({ projectId, google, now }: Deployed): Promise<Finding> {
  const path = `/v1/projects/${projectId}/locations/${REGION}/jobs/firebase-schedule-sweep-${REGION}`;
  const { status, body } = await google.get('scheduler', path);
  if (status === 404) return missing('sweep has no schedule', deployCommand(projectId, '--only', 'functions'));
  if (status !== 200) return notSeen('the schedule');
  const {
    state,
    lastAttemptTime,
    status: last,
  } = body as {
    state?: string;
    lastAttemptTime?: string;
    status?: { code?: number };
  };
  const fix = `https://console.cloud.google.com/cloudscheduler?project=${projectId}`;
  if (state !== 'ENABLED') return missing(`the schedule of sweep is ${state}`, fix);
  if (!lastAttemptTime) return open('sweep has not run yet: its first run comes within ten minutes', fix);
  if (last?.code) return missing(`the last run of sweep failed at ${lastAttemptTime}`, fix);
  const isStale = now.getTime() - Date.parse(lastAttemptTime) > HOUR_MS;
  if (isStale) return missing(`sweep has not run since ${lastAttemptTime}`, fix);
  return fine(`sweep ran at ${lastAttemptTime}`);
}

export async function verifyAuth({ projectId, google, shopUrl }: Deployed): Promise<Finding> {
  const { status, body } = await google.get('accounts', `/admin/v2/projects/${projectId}/config`);
  if (status !== 200) return notSeen('the Auth settings');
  const { authorizedDomains = [], passwordPolicyConfig } = body as {
    authorizedDomains?: string[];
    passwordPolicyConfig?: {
      passwordPolicyEnforcementState?: string;
      passwordPolicyVersions?: { customStrengthOptions?: { minPasswordLength?: number } }[];
    };
  };
  const host = new URL(shopUrl).hostname;
  const console = `https://console.firebase.google.com/project/${projectId}/authentication/settings`;
  if (!authorizedDomains.includes(host)) {
    return missing(`customers cannot sign in with Google from ${host}: it is not authorised`, console);
  }
  if (!passwordPolicyConfig) return { state: 'unknown', message: `${host} is authorised; password policy not seen` };
  const { passwordPolicyEnforcementState: state, passwordPolicyVersions: [policy] = [] } = passwordPolicyConfig;
  const shortest = state === 'ENFORCE' ? (policy?.customStrengthOptions?.minPasswordLength ?? 6) : 6;
  if (shortest < MIN_PASSWORD_LENGTH) {
    return open(`passwords of ${shortest} characters are accepted`, console);
  }
  return fine(`${host} is authorised, passwords have at least ${shortest} characters`);
}
