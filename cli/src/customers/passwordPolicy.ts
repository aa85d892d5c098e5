import type { Auth } from 'firebase-admin/auth';

export const MIN_PASSWORD_LENGTH = 8;

/** Customers with a shorter password can still sign in. */
export async function setPasswordPolicy(auth: Pick<Auth, 'projectConfigManager'>): Promise<void> {
  await auth.projectConfigManager().updateProjectConfig({
    passwordPolicyConfig: {
      enforcementState: 'ENFORCE',
      forceUpgradeOnSignin: false,
      constraints: { minLength: MIN_PASSWORD_LENGTH },
    },
  });
}
