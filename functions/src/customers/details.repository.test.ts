import { randomUUID } from 'node:crypto';
import { afterAll, describe, expect, it } from 'vitest';
import { createFirebase } from '../firestore/firebase.ts';
import { withRequest } from '../lib/requestSignal.ts';
import { createDetailsRepository } from './details.repository.ts';

const firebase = createFirebase(`demo-${randomUUID()}`);
afterAll(() => firebase.close());
const details = createDetailsRepository(firebase.database);

const saved = {
  uid: 'ada',
  email: 'ada@example.com',
  name: 'Ada',
  phone: '1',
  street: 'Hill Street 7',
  address: { city: 'a', country: 'c', state: 'b', zipcode: '1' },
  savedAt: new Date(0),
};

describe('saved details of an answered request', () => {
  const answered = { signal: AbortSignal.abort(new Error('Already answered.')), startedAt: 0 };

  it('are neither written nor deleted', async () => {
    const late = withRequest(answered, () => details.save(saved));
    await expect(late).rejects.toThrow('Already answered.');
    expect(await details.find('ada')).toBeNull();
    await details.save(saved);
    await expect(withRequest(answered, () => details.remove('ada'))).rejects.toThrow('Already answered.');
    expect(await details.find('ada')).toMatchObject({ street: 'Hill Street 7' });
  });
});
