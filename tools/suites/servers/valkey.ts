import { findValkey, openValkey, type Valkey } from '../../../api/test/support/services/valkey.ts'
import { aptInstall } from '../../processes/apt.ts'
import { freePorts } from '../../processes/shop/ports.ts'

/** Debian's Valkey or, before Debian 13, its Redis; or the reason for its absence. */
export async function startValkey(): Promise<Valkey | string> {
  if (!findValkey()) await aptInstall(['valkey-server'])
  const refused = findValkey() ? null : await aptInstall(['redis-server'])
  return findValkey() ? openValkey(await freePorts(1)) : `no Valkey or Redis here: ${refused ?? 'its package does not contain it'}`
}
