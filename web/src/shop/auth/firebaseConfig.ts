export interface FirebaseConfig {
  apiKey: string;
  authDomain: string;
  projectId: string;
}

const ADDRESS = '/__/firebase/init.json';

/**
 * Reads the configuration from Hosting at run time, so that one build serves every project. @throws without a valid
 * answer
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
 * Null except for demo projects. The page's own host name puts the emulator's frame on the same site, whose storage
 * browsers do not block.
 */
export function authEmulatorAddress(projectId: string, hostname: string): string | null {
  return projectId.startsWith('demo-') ? `http://${hostname}:9099` : null;
}
