import { SERVICE_ACCOUNTS } from '../../../functions/src/config.ts';
import type { Google, Iam } from './google.ts';

const FIRESTORE = 'roles/datastore.user';
/** Lets Eventarc deliver events to a function, and call it. */
const EVENTS = ['roles/eventarc.eventReceiver', 'roles/run.invoker'];

/** The roles of each function's service account. The Firebase CLI grants access to the secrets when it deploys. */
const ROLES: Record<keyof typeof SERVICE_ACCOUNTS, readonly string[]> = {
  api: [FIRESTORE, 'roles/firebaseauth.admin'],
  mail: [FIRESTORE, ...EVENTS],
  worker: [FIRESTORE, ...EVENTS],
};

interface Policy {
  bindings?: { role?: string; members?: string[] }[];
}

export interface AccountNeeds {
  /** Without domain. */
  id: string;
  exists: boolean;
  missingRoles: string[];
}

export interface AccountsOptions {
  projectId: string;
  google: Google;
  sendsMail: boolean;
}

/** Which service accounts and roles the functions still need. @returns null if your account may not see them. */
export async function findAccountNeeds({
  projectId,
  google,
  sendsMail,
}: AccountsOptions): Promise<AccountNeeds[] | null> {
  const [accounts, policy] = await Promise.all([
    google.get('iam', `/v1/projects/${projectId}/serviceAccounts?pageSize=100`),
    google.post('projects', `/v1/projects/${projectId}:getIamPolicy`, {}),
  ]);
  if (accounts.status !== 200 || policy.status !== 200) return null;
  const { accounts: stored = [] } = accounts.body as { accounts?: { email?: string }[] };
  const { bindings = [] } = policy.body as Policy;
  return Object.entries(ROLES)
    .filter(([name]) => name !== 'mail' || sendsMail)
    .map(([name, roles]) => {
      const id = SERVICE_ACCOUNTS[name as keyof typeof SERVICE_ACCOUNTS];
      const email = `${id}@${projectId}.iam.gserviceaccount.com`;
      const held = bindings.filter(({ members = [] }) => members.includes(`serviceAccount:${email}`));
      return {
        id,
        exists: stored.some((account) => account.email === email),
        missingRoles: roles.filter((role) => !held.some((binding) => binding.role === role)),
      };
    })
    .filter(({ exists, missingRoles }) => !exists || missingRoles.length > 0);
}

/** Creates missing service accounts and grants missing roles. @throws the Firebase CLI's error if you may not. */
export async function createAccounts(
  projectId: string,
  needs: readonly AccountNeeds[],
  iam: Iam,
  print: (line: string) => void,
): Promise<void> {
  for (const { id, exists, missingRoles } of needs) {
    if (!exists) {
      print(`Creating the service account ${id}`);
      await iam.createServiceAccount(projectId, id, 'Runs a function of the book store', id);
    }
    // One after the other: each reads and writes the whole policy of the project.
    if (missingRoles.length > 0) {
      print(`Granting ${missingRoles.join(', ')} to ${id}`);
      await iam.addServiceAccountToRoles(projectId, id, missingRoles);
    }
  }
}
