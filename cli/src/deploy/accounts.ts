import { SERVICE_ACCOUNTS } from '../../../functions/src/config.ts';
import { type Google, type Iam, membersOf, readProjectPolicy } from './google.ts';

const FIRESTORE = 'roles/datastore.user';
const EVENTS = ['roles/eventarc.eventReceiver', 'roles/run.invoker'];

// The predefined role could also create accounts and set passwords.
const ACCOUNT_DELETER = {
  roleId: 'bookstoreAccountDeleter',
  role: {
    title: 'Book store: delete customer accounts',
    includedPermissions: ['firebaseauth.users.delete'],
    stage: 'GA',
  },
};

/** The Firebase CLI itself grants access to secrets. */
const rolesIn = (projectId: string): Record<keyof typeof SERVICE_ACCOUNTS, readonly string[]> => ({
  api: [FIRESTORE, `projects/${projectId}/roles/${ACCOUNT_DELETER.roleId}`],
  mail: [FIRESTORE, ...EVENTS],
  worker: [FIRESTORE, ...EVENTS],
});

export interface AccountNeeds {
  /** The account's id without domain. */
  id: string;
  exists: boolean;
  missingRoles: string[];
}

export interface AccountsOptions {
  projectId: string;
  google: Google;
  sendsMail: boolean;
}

/** @returns null without permission to list accounts */
export async function findAccountNeeds({
  projectId,
  google,
  sendsMail,
}: AccountsOptions): Promise<AccountNeeds[] | null> {
  const [accounts, policy] = await Promise.all([
    google.get('iam', `/v1/projects/${projectId}/serviceAccounts?pageSize=100`),
    readProjectPolicy(google, projectId),
  ]);
  if (accounts.status !== 200 || policy.status !== 200) return null;
  const { accounts: stored = [] } = accounts.body as { accounts?: { email?: string }[] };
  return Object.entries(rolesIn(projectId))
    .filter(([name]) => name !== 'mail' || sendsMail)
    .map(([name, roles]) => {
      const id = SERVICE_ACCOUNTS[name as keyof typeof SERVICE_ACCOUNTS];
      const email = `${id}@${projectId}.iam.gserviceaccount.com`;
      return {
        id,
        exists: stored.some((account) => account.email === email),
        missingRoles: roles.filter((role) => !membersOf(policy.body, role).includes(`serviceAccount:${email}`)),
      };
    })
    .filter(({ exists, missingRoles }) => !exists || missingRoles.length > 0);
}

interface CreateOptions {
  projectId: string;
  google: Google;
  iam: Iam;
  print: (line: string) => void;
}

const ALREADY_EXISTS = 409;

async function createRole({ projectId, google }: CreateOptions): Promise<void> {
  const { status } = await google.post('iam', `/v1/projects/${projectId}/roles`, ACCOUNT_DELETER);
  if (status === 200 || status === ALREADY_EXISTS) return;
  throw new Error(
    `Google answered ${status} when creating the role ${ACCOUNT_DELETER.roleId}. An owner must deploy once.`,
  );
}

/** @throws Error without permission */
export async function createAccounts(needs: readonly AccountNeeds[], options: CreateOptions): Promise<void> {
  const { projectId, iam, print } = options;
  for (const { id, exists, missingRoles } of needs) {
    if (!exists) {
      print(`Creating the service account ${id}`);
      await iam.createServiceAccount(projectId, id, 'Runs a function of the book store', id);
    }
    if (missingRoles.some((role) => role.endsWith(ACCOUNT_DELETER.roleId))) await createRole(options);
    if (missingRoles.length > 0) {
      print(`Granting ${missingRoles.join(', ')} to ${id}`);
      // Sequential, because each call writes the whole policy.
      await iam.addServiceAccountToRoles(projectId, id, missingRoles);
    }
  }
}
