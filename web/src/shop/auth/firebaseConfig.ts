/** What Hosting says of the project that it serves, as far as the identity provider needs it. */
export interface FirebaseConfig {
  apiKey: string;
  authDomain: string;
  projectId: string;
}

const ADDRESS = '/__/firebase/init.json';

/**
 * Reads the project's configuration from Hosting at run time, so that one build serves every project.
 * @throws when there is no answer or it is no configuration.
 */
export async function loadFirebaseConfig(): Promise<FirebaseConfig> {
  const response = await fetch(ADDRESS);
  if (!response.ok) throw new Error(`${ADDRESS} answered ${response.status}`);
  const config: Partial<FirebaseConfig> = await response.json();
  const { apiKey, authDomain, projectId } = config;
  if (!apiKey || !projectId) throw new Error(`${ADDRESS} names no API key or no project`);
  return { apiKey, projectId, authDomain: authDomain ?? `${projectId}.firebaseapp.com` };
}

/**
 * The address of the Auth emulator for a demo project; null for a real one, which never talks to an emulator. The
 * page's own host name makes the emulator's frame part of the same site, whose storage browsers do not block.
 */
export function authEmulatorAddress(projectId: string, hostname: string): string | null {
  return projectId.startsWith('demo-') ? `http://${hostname}:9099` : null;
}
