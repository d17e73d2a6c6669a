import { execFileSync } from 'node:child_process'
import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { MAX_CAREER_BODY_BYTES } from '@shop/contracts/core/limits'
import { MAX_PICTURE_BODY_BYTES } from '@shop/contracts/services/back-office/pictures'
import { ROOT } from './processes/state.ts'

interface Dashboard {
  panels: { title: string; targets: { expr: string }[] }[]
}

const read = (file: string) => fs.readFileSync(path.join(ROOT, file), 'utf8')
const RULES = 'deploy/alerts/shop.yml'
const alerts = [...read(RULES).matchAll(/- alert: (\w+)\n +expr: (.+)\n/g)].map(([, alert = '', expr = '']) => ({ alert, expr }))
const { panels } = JSON.parse(read('deploy/grafana/shop.json')) as Dashboard
const asked = [
  ...alerts.map(({ alert, expr }) => [alert, expr] as const),
  ...panels.flatMap(({ title, targets }) => targets.map(({ expr }) => [title, expr] as const)),
]

/** What the code registers, with the series of a histogram, and what every Node process has. */
const sources = ['api/src/platform/observability/metrics.ts', 'shell/server/platform/observability/metrics.ts', 'shell/server/main.ts']
  .map(read)
  .join('\n')
const own = [...sources.matchAll(/name: '(\w+)'/g), ...sources.matchAll(/metrics\.watch\('(\w+)'/g)].map(([all, name = '']) =>
  all.startsWith('metrics') ? `front_door_${name}` : name,
)
const known = new Set([...own, 'nodejs_eventloop_lag_p99_seconds'])
const metricsIn = (expr: string) =>
  [...expr.matchAll(/\b(?:api|front_door|nodejs)_\w+/g)].map(([name]) =>
    known.has(name) ? name : name.replace(/_(?:count|bucket|sum)$/, ''),
  )

test.each(asked)('"%s" asks for metrics that exist', (_, expr) => {
  const names = metricsIn(expr)
  expect(names).not.toStrictEqual([])
  expect(names.filter((name) => !known.has(name))).toStrictEqual([])
})

/** What each metric is told apart by, and what Prometheus adds. */
const labelsOf = new Map(
  [...sources.matchAll(/name: '(\w+)',\s+help: .+?,\n(?:\s+labelNames: \[([^\]]*)\])?/g)].map(([, name = '', labels = '']) => [
    name,
    [...labels.matchAll(/'(\w+)'/g)].map(([, label = '']) => label),
  ]),
)
const ADDED = ['le', 'instance']

test.each(asked)('"%s" asks for labels that its metrics have', (_, expr) => {
  const wanted = [
    ...[...expr.matchAll(/by \(([^)]*)\)/g)].flatMap(([, names = '']) => names.split(/,\s*/)),
    ...[...expr.matchAll(/(\w+)(?:=~?|!=)"/g)].map(([, name = '']) => name),
  ]
  const given = [...ADDED, ...metricsIn(expr).flatMap((name) => labelsOf.get(name) ?? [])]
  expect(wanted.filter((label) => !given.includes(label))).toStrictEqual([])
})

test('every alert of the file was read, and operations.md says what to do', () => {
  expect(alerts).toHaveLength(read(RULES).split('- alert:').length - 1)
  const told = read('docs/operations.md')
  expect(alerts.map(({ alert }) => alert).filter((alert) => !told.includes(`\`${alert}\``))).toStrictEqual([])
})

const PROMTOOL = '/usr/bin/promtool'
const onPromtool = fs.existsSync(PROMTOOL) ? test : test.skip
onPromtool('promtool, of Debian’s package prometheus, takes the rules', () => {
  expect(execFileSync(PROMTOOL, ['check', 'rules', path.join(ROOT, RULES)], { encoding: 'utf8' })).toContain('SUCCESS')
})

const [, forNginx = ''] = /In nginx:\n\n```\n([^]+?)```/.exec(read('docs/operations.md')) ?? []

test('nginx set up as operations.md says takes every body that the shop takes', () => {
  const [, megabytes = '1'] = /client_max_body_size (\d+)m;/.exec(forNginx) ?? []
  expect(Number(megabytes) * 1024 * 1024).toBeGreaterThan(Math.max(MAX_CAREER_BODY_BYTES, MAX_PICTURE_BODY_BYTES))
})

const NGINX = '/usr/sbin/nginx'
const onNginx = fs.existsSync(NGINX) ? test : test.skip
onNginx('nginx, of Debian’s package, takes the example', () => {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'shop-nginx-'))
  const file = path.join(folder, 'nginx.conf')
  const server = `server { listen 127.0.0.1:1; location / { proxy_pass http://127.0.0.1:3000; ${forNginx} } }`
  fs.writeFileSync(file, `pid ${folder}/pid; events {} http { access_log off; ${server} }`)
  try {
    execFileSync(NGINX, ['-t', '-q', '-e', path.join(folder, 'error.log'), '-c', file])
  } finally {
    fs.rmSync(folder, { recursive: true })
  }
})
