import { originOf } from './artifact.ts'
import { failuresOn, readFailures, sentenceOfFailures } from './failures.ts'
import { ALL, lockOn } from './locks/locks.ts'
import { activeOf, canaryOf, isGoodFallback, type Version } from './record.ts'
import { leaderOf } from './robot/lease.ts'
import { historyUpTo } from './signing/history.ts'
import { noShop, readCurrent } from './store.ts'
import { linesOfFrontDoors } from './front-doors/front-doors.ts'
import { damageOfActive } from './verify.ts'

const list = (label: string, versions: readonly Version[]) =>
  versions.length > 0 ? [`${label}: ${versions.map(({ metadata }) => metadata.version).join(', ')}`] : []

const sentenceOfCanary = ({ metadata, deployment, extras: { canary } }: Version) =>
  `canary ${metadata.version}: ${deployment.traffic > 0 ? `${deployment.traffic} % of visitors` : 'colleagues alone'}, since ${canary?.startedAt.slice(0, 16).replace('T', ' ')}, by ${canary?.who}: ${canary?.why}`

/** Active, fallback and bad versions, one line each. */
export function statusOf(stateFolder: string): string {
  const record = readCurrent(stateFolder)
  if (!record) throw noShop(stateFolder)
  const { signers, activations } = historyUpTo(stateFolder, record.serial)
  const rows = Object.entries(record.discovery.microFrontends).flatMap(([name, versions]) => {
    const active = activeOf(record, name)?.metadata.version ?? 'not shown'
    const back = list('back', versions.filter(isGoodFallback))
    const bad = list(
      'bad',
      versions.filter(({ extras }) => extras.bad),
    )
    const signer = signers.get(activations.get(`${name}@${active}`) ?? 0)
    const about = [originOf(stateFolder, name, active), signer && `signed by ${signer}`].filter(Boolean).join(', ')
    const locked = record.locks?.[name] && lockOn(record, name)
    const row = `  ${name.padEnd(20)} ${active.padEnd(24)} ${[...back, ...bad].join('  ')}`.trimEnd()
    const canary = canaryOf(record, name)
    return [row, ...[about, locked, canary && sentenceOfCanary(canary)].flatMap((line) => (line ? [`    ${line}`] : []))]
  })
  const failures = failuresOn(record, readFailures(stateFolder)).map(sentenceOfFailures)
  const damage = damageOfActive(stateFolder)
  const whole = damage.length > 0 ? damage : ['The chain of records and what is active are whole.']
  const doors = linesOfFrontDoors(stateFolder)
  const robot = leaderOf(stateFolder)
  const isWatched = Object.keys(record.discovery.microFrontends).some((name) => canaryOf(record, name))
  const watch = robot ? [`The robot runs: process ${robot}.`] : isWatched ? ['No robot runs: nothing takes a failing canary back.'] : []
  const all = record.locks?.[ALL] ? [`${lockOn(record, ALL)}.`] : []
  const head = `Release ${record.serial}, ${record.at}, ${record.action} by ${record.who}`
  return [head, ...all, ...rows, ...failures, ...whole, ...doors, ...watch].join('\n')
}
