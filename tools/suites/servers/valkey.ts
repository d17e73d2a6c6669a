import { findValkey, openValkey, type Valkey } from '../../../api/test/support/services/valkey.ts'
import { aptInstall } from '../../processes/apt.ts'
import { freePorts } from '../../processes/shop/ports.ts'

/** Debian's Valkey or, before Debian 13, its Redis; or why there is none. */
export async function installValkey(): Promise<string | null> {
  if (!findValkey()) await aptInstall(['valkey-server'])
  const refused = findValkey() ? null : await aptInstall(['redis-server'])
  return findValkey() ? null : `no Valkey or Redis here: ${refused ?? 'its package does not contain it'}`
}

export const startValkey = async (): Promise<Valkey | string> => (await installValkey()) ?? openValkey(await freePorts(1))
