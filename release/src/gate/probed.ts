import { readVerdict } from '../probe/verdict.ts'

/**
 * What the last probe of a version has seen, in words; with RELEASE_PROBE=required a version that nobody has probed lacks that
 * [release.opened-first].
 */
export function lacksOfProbe(stateFolder: string, name: string, version: string, needed = process.env['RELEASE_PROBE']): string[] {
  const verdict = readVerdict(stateFolder, name, version)
  if (verdict)
    return verdict.faults.map(
      (fault) => `${name} ${version} failed its probe at ${verdict.at.slice(0, 16).replace('T', ' ')} UTC: ${fault}`,
    )
  return needed === 'required' ? [`${name} ${version} was not probed (npm run release -- probe ${name} ${version} --shop <address>)`] : []
}
