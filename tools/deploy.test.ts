import { execFileSync } from 'node:child_process'
import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { parseAllDocuments } from 'yaml'
import { MAX_CAREER_BODY_BYTES } from '@shop/contracts/core/limits'
import { MAX_PICTURE_BODY_BYTES } from '@shop/contracts/services/back-office/pictures'
import { ROOT } from './processes/state.ts'
import { chartDigest, findHelm, manifestsOf, rendered } from './kubernetes/chart.ts'
import { nginxHere, testNginx } from './scale-test/nginx.ts'

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

const places = (folder: string) => ({
  folder,
  ports: { http: 18_080, https: 18_443, apis: 18_001 },
  frontDoors: [18_010, 18_011],
  apis: [18_020, 18_021, 18_022],
})

test('every line of nginx that is of a network is found and replaced for tests', () => {
  const text = nginxHere(places('/nowhere'))
  expect(text).not.toMatch(/^[^#\n]*(\.internal|\/etc\/ssl\/zlata|listen (80|443|3001)\b)/m)
  expect(text.match(/server 127\.0\.0\.1:\d+/g)).toHaveLength(5)
})

onNginx('nginx takes the configuration of deploy/', () => {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'shop-nginx-'))
  try {
    testNginx(places(folder))
  } finally {
    fs.rmSync(folder, { recursive: true })
  }
})

test('nginx of deploy/ takes every body that the shop takes, and waits longer than the API answers', () => {
  const text = read('deploy/nginx/zlata.conf')
  for (const [, megabytes] of text.matchAll(/client_max_body_size (\d+)m;/g)) {
    expect(Number(megabytes) * 1024 * 1024).toBeGreaterThan(Math.max(MAX_CAREER_BODY_BYTES, MAX_PICTURE_BODY_BYTES))
  }
})

const SYSTEMD = '/usr/bin/systemd-analyze'
const onSystemd = fs.existsSync(SYSTEMD) && fs.existsSync('/usr/bin/npm') ? test : test.skip
onSystemd('systemd takes the unit of each process', () => {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'shop-systemd-'))
  const units = ['api', 'worker', 'front-door', 'console'].map((name) => path.join(folder, `zlata@${name}.service`))
  for (const unit of units) fs.copyFileSync(path.join(ROOT, 'deploy/systemd/zlata@.service'), unit)
  try {
    expect(execFileSync(SYSTEMD, ['verify', '--man=no', ...units], { encoding: 'utf8', stdio: 'pipe' })).toBe('')
  } finally {
    fs.rmSync(folder, { recursive: true })
  }
})

const containers = read('deploy/containers/Containerfile')
test.each([...containers.matchAll(/^FROM shop AS (\S+)[^]*?CMD \["(\S+)"\]/gm)].map(([, target, name]) => [target, name]))(
  'the container %s starts the process of its name',
  (target, name) => {
    expect(name).toBe(target)
    expect(read('tools/shop-start.ts')).toMatch(new RegExp(`^  '?${name}'?: '`, 'm'))
  },
)

interface Manifest {
  kind: string
  metadata: { name: string }
  spec?: {
    replicas?: number
    minReplicas?: number
    selector?: { app?: string; matchLabels?: { app: string } }
    scaleTargetRef?: { name: string }
    ports?: { port: number }[]
    template?: {
      metadata: { labels: { app: string } }
      spec: {
        containers: { image: string; args?: string[]; ports?: { containerPort: number }[]; envFrom: object[]; [probe: string]: unknown }[]
      }
    }
  }
  data?: Record<string, string>
}
const manifests = parseAllDocuments(read('deploy/kubernetes/shop.yaml')).map((document) => {
  if ('errors' in document && document.errors.length > 0) throw document.errors[0]
  return (document as { toJS: () => unknown }).toJS() as Manifest
})
test('manifests are those of the chart [machines.one-chart]', () => {
  const helm = findHelm()
  expect(read('deploy/kubernetes/shop.yaml')).toContain(`(${chartDigest()})`)
  if (helm) expect(read('deploy/kubernetes/shop.yaml')).toBe(manifestsOf(helm))
})

const helm = findHelm()
const onHelm = helm ? test : test.skip
onHelm('Helm: with a bucket no volume is shared, and the migration knows it', () => {
  const text = rendered(helm ?? '', 'releases.url=s3://shop/releases', 'image.tag=2.0.0')
  expect(text).not.toContain('PersistentVolumeClaim')
  expect(text.match(/RELEASES_URL/g)).toHaveLength(2)
  expect(text.match(/image: .*:2\.0\.0\n/g)).toHaveLength(5)
})

test('Kubernetes: the migration runs before an update, with the keys and all settings', () => {
  const { metadata, spec } = ofKind('Job')[0] ?? {}
  const [container] = spec?.template?.spec.containers ?? []
  expect(metadata).toMatchObject({ annotations: { 'helm.sh/hook': 'pre-install,pre-upgrade' } })
  const given = ((container?.['env'] ?? []) as { name: string }[]).map(({ name }) => name)
  expect(given.sort()).toStrictEqual(Object.keys(ofKind('ConfigMap')[0]?.data ?? {}).sort())
  expect(container?.envFrom).toStrictEqual([{ secretRef: { name: 'zlata-keys' } }])
})

const ofKind = (kind: string) => manifests.filter((one) => one.kind === kind)
function containerOf(name: string) {
  const container = ofKind('Deployment').find(({ metadata }) => metadata.name === name)?.spec?.template?.spec.containers[0]
  if (!container) throw new Error(`There is no deployment ${name}.`)
  return container
}

test('Kubernetes: each process has a deployment of its image, with keys by reference', () => {
  const targets = [...containers.matchAll(/^FROM shop AS (\S+)/gm)].map(([, target]) => target)
  expect(
    ofKind('Deployment')
      .map(({ metadata }) => metadata.name)
      .sort(),
  ).toStrictEqual(targets.sort())
  for (const name of targets) {
    expect(containerOf(name ?? '').image).toContain(`/zlata-${name}:`)
    expect(containerOf(name ?? '').envFrom).toContainEqual({ secretRef: { name: 'zlata-keys' } })
  }
  expect(ofKind('Secret')).toStrictEqual([])
})

test('Kubernetes: services, budgets and autoscalers find pods of their label and port', () => {
  const pods = new Map(ofKind('Deployment').map(({ spec }) => [spec?.template?.metadata.labels.app, spec]))
  for (const { spec } of ofKind('Deployment')) expect(spec?.selector?.matchLabels?.app).toBe(spec?.template?.metadata.labels.app)
  for (const { spec } of ofKind('Service')) {
    const [port] = pods.get(spec?.selector?.app)?.template?.spec.containers[0]?.ports ?? []
    expect(spec?.ports).toStrictEqual([{ port: port?.containerPort }])
  }
  const leastOf = (name: string | undefined) =>
    ofKind('HorizontalPodAutoscaler').find(({ spec }) => spec?.scaleTargetRef?.name === name)?.spec?.minReplicas ?? pods.get(name)?.replicas
  for (const { spec } of ofKind('PodDisruptionBudget')) expect(leastOf(spec?.selector?.matchLabels?.app)).toBeGreaterThan(1)
  for (const { spec } of ofKind('HorizontalPodAutoscaler')) expect(pods.has(spec?.scaleTargetRef?.name)).toBe(true)
})

test('Kubernetes: probes ask for paths that the processes answer', () => {
  const health = [read('api/src/platform/status/health.ts'), read('shell/server/operations/services.ts')].join('\n')
  const paths = ['api', 'worker', 'front-door'].flatMap((name) =>
    ['readinessProbe', 'livenessProbe', 'startupProbe'].map(
      (probe) => (containerOf(name)[probe] as { httpGet: { path: string } }).httpGet.path,
    ),
  )
  expect(paths.filter((one) => !health.includes(`'${one}'`))).toStrictEqual([])
})
