import type { AdminCredentials, AdminSession, Statistics } from '@bookstore/contract/api/admin';
import type { AdminAccount, AdminChange } from '@bookstore/contract/api/factor';
import type { AdminsRepository, ListedAdmin } from '../auth/admins.repository.ts';
import type { Attempts } from '../auth/attempts.ts';
import type { Devices } from '../auth/devices.ts';
import type { Admin, AdminSessions } from '../auth/sessions.ts';
import type { FactorsService, LogInOrigin } from '../factors/factors.service.ts';
import type { CallerAddress } from '../http/callerAddress.ts';
import type { Clock } from '../lib/clock.ts';
import { NoSuchAdmin, SecondFactorNeeded, WrongCredentials } from './admin.errors.ts';
import type { StatisticsRepository } from './statistics.repository.ts';

export interface AdminService {
  /** @throws WrongCredentials, SecondFactorNeeded, RateLimited, Busy */
  logIn(credentials: AdminCredentials, from: LogInOrigin): Promise<AdminSession>;
  logOut(admin: Admin): Promise<void>;
  list(): Promise<AdminAccount[]>;
  /** @throws NoSuchAdmin; for a lifted requirement also WrongInput, RateLimited and Busy */
  demandFactor(username: string, change: AdminChange, owner: Admin, address: CallerAddress): Promise<AdminAccount>;
  statistics(): Promise<Statistics>;
}

interface AdminServiceDependencies {
  admins: AdminsRepository;
  sessions: AdminSessions;
  attempts: Attempts;
  devices: Devices;
  factors: FactorsService;
  statistics: StatisticsRepository;
  clock: Clock;
}

const toAccount = ({ username, rights, hasFactor, isFactorDemanded }: ListedAdmin): AdminAccount => ({
  username,
  rights,
  hasFactor,
  isFactorDemanded,
});

export function createAdminService(dependencies: AdminServiceDependencies): AdminService {
  const { admins, sessions, attempts, devices, factors, statistics, clock } = dependencies;

  return {
    async logIn(credentials, { address, deviceToken }) {
      // Taken before the checks, so that ending all logins in the meantime ends this one too.
      const startedAt = clock();
      const deviceId = await devices.identify(credentials.username, deviceToken);
      const account = await attempts.checkPassword(credentials, { address, deviceId });
      if (!account) throw new WrongCredentials();
      const secondFactor = await factors.secondFactor(credentials.username, account);
      if (secondFactor) throw new SecondFactorNeeded(secondFactor);
      return factors.newSession(credentials.username, startedAt);
    },

    logOut: (admin) => sessions.end(admin),

    list: async () => (await admins.list()).map(toAccount),

    async demandFactor(username, { isFactorDemanded, password = '' }, owner, address) {
      if (!isFactorDemanded) await factors.confirmPassword(owner, password, address);
      const account = await admins.demandFactor(username, isFactorDemanded, owner.username);
      if (!account) throw new NoSuchAdmin();
      return toAccount(account);
    },

    statistics: () => statistics.read(),
  };
}
