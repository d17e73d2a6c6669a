import fs from 'node:fs'
import { runProgram } from './run-program.ts'

/** Installs Debian packages if possible. Resolves to the failure reason, or null. */
export async function aptInstall(packages: string[]): Promise<string | null> {
  if (!fs.existsSync('/etc/debian_version')) return 'this system is not Debian'
  if (process.getuid?.() !== 0) return `only root may install ${packages.join(', ')}`
  const env = { DEBIAN_FRONTEND: 'noninteractive' }
  await runProgram('apt-get', ['update'], { env })
  const { code, output } = await runProgram('apt-get', ['install', '-y', '--no-install-recommends', ...packages], { env })
  return code === 0 ? null : `apt-get could not install ${packages.join(', ')}: ${output.trim().split('\n').at(-1)}`
}
