const REMOTES = '^mfe-[^/]+'

/** Who may import whom Each `comment` is what a person reads when the check fails. */
const directions = [
  ['contracts', [], 'Contracts are the ground of everything: they know no other package of the shop.'],
  ['http', ['contracts'], 'The wire knows the contracts that it checks and nothing above them.'],
  ['routing', ['contracts'], 'Routing knows the route table and nothing above it.'],
  ['i18n', ['contracts'], 'Texts know the contracts (error codes, locales) and nothing above them.'],
  ['events', ['contracts'], 'The bus knows the contracts of its events and nothing that speaks over it.'],
  [
    'session',
    ['contracts', 'events', 'http', 'routing', 'i18n'],
    'The session stands on contracts, events, http, routing and i18n; the kit and the remotes stand on it.',
  ],
  ['forms', ['contracts', 'http', 'routing', 'i18n', 'session'], 'Forms stand below the remotes and beside the kit.'],
  ['observability', [], 'What servers log, count and trace knows nothing of the shop.'],
  ['ui', ['contracts', 'http', 'routing', 'i18n', 'session'], 'The kit stands below the remotes: it knows no page and no release.'],
  [
    'flows',
    ['contracts', 'http', 'i18n', 'session', 'forms', 'ui'],
    'Flows that several remotes have stand on the kit, forms and the session; they know no page.',
  ],
]

const direction = ([name, below, comment]) => ({
  name: `shared-${name}`,
  comment,
  severity: 'error',
  from: { path: `^shared/${name}/src`, pathNot: '[.]test[.]tsx?$' },
  to: { path: '^(shared|shell|mfe-[^/]+|api|release|sandbox|tools)/', pathNot: [name, ...below].map((allowed) => `^shared/${allowed}/`) },
})

/** Floors of the API from the ground up, each with what it knows nothing of. */
const API_FLOORS = [
  ['platform', 'clock, database, calls, outbox and ports know no domain'],
  ['goods', 'what is sold, shown and delivered knows nobody who buys it'],
  ['visitors', 'sessions, accounts and guards know nothing of bags and orders'],
  ['buying', 'bags, payments and orders know nothing of sign-in, profile and services'],
  ['service', 'sign-in, profile and services know no demo'],
]

/** Floors of the contracts from the ground up. */
const CONTRACTS_FLOORS = [
  ['core', 'endpoints, codes, money and time know no subject'],
  ['shop|contact|places|reports', 'brand, phones and places know nobody who sells or buys'],
  ['catalog|confirmation|marketing', 'what is sold, codes by phone and consent know no bag'],
  ['cart|certificates|content|favorites|search|pages', 'bags, certificates and lists of pieces know no order'],
  ['orders', 'orders know no shopper'],
  ['account', 'what is kept for a shopper knows nothing of sign-in and services'],
  ['auth|services', 'sign-in and services know no messages of remotes'],
]

/** Groups of the kit from the ground up; the main entry is what the shell gives to every part. */
const KIT_GROUPS = [
  ['behavior', 'what has no look knows nothing of what is seen'],
  ['content', 'what a page says and shows is neither pressed nor laid over it'],
  ['controls', 'what is pressed and typed into knows no popup and no piece'],
  ['panels', 'popups and failures know no piece'],
]

/** Floors of the shell in the browser from the ground up. */
const SHELL_FLOORS = [
  ['platform', 'texts, document data, hydration and tasks know no picture and no remote'],
  ['chrome', 'header, search, footer and toasts know no remote and no visit'],
  ['remotes', 'code of remotes and the areas that show it do not know why a page is opened'],
  ['visits', 'navigation, pages, versions and popups know nothing of what is loaded later'],
  ['after-load', 'analytics, reports and release updates do not know how the shell starts'],
]

/** Floors of the front door from the ground up. */
const FRONT_DOOR_FLOORS = [
  ['platform', 'settings, brand, log and metrics know no request'],
  ['requests', 'who asks, what is refused and how much one address may ask know neither the API nor a release'],
  ['backend', 'calls to the API know no release'],
  ['release', 'versions and their files do not know how a page is rendered'],
  ['pages', 'rendering, documents and plain pages know nothing of health and reports'],
  ['operations', 'health, sitemaps and reports do not know how the server starts'],
]

/** One rule for each floor of a folder: it knows itself, the floors before it and what is `open` to all. */
const floorsOf = (name, root, floors, way, open = []) =>
  floors.map(([floor, words], level) => ({
    name: `${name}-${floor.split('|')[0]}-upward`,
    comment: `${words[0].toUpperCase()}${words.slice(1)}: ${way}.`,
    severity: 'error',
    from: { path: `^${root}/(${floor})/` },
    to: {
      path: `^${root}/`,
      pathNot: [...floors.slice(0, level + 1).map(([folders]) => `^${root}/(${folders})/`), ...open.map((file) => `^${root}/${file}$`)],
    },
  }))

const forbidden = [
  {
    name: 'remote-to-remote',
    comment: 'A remote never imports a remote: it asks by an event or mounts a widget by name, so that each is released alone.',
    severity: 'error',
    from: { path: `(${REMOTES})/` },
    to: { path: `${REMOTES}/`, pathNot: '^$1/' },
  },
  {
    name: 'remote-to-shell',
    comment: 'A remote never imports the shell: what it needs of it lives in shared/ and is given at run time.',
    severity: 'error',
    from: { path: `${REMOTES}/` },
    to: { path: '^shell/' },
  },
  {
    name: 'shell-to-remote',
    comment: 'The shell loads remotes by the release record, never by an import: it must not be built again for their releases.',
    severity: 'error',
    from: { path: '^shell/' },
    to: { path: `${REMOTES}/` },
  },
  {
    name: 'remote-to-part-of-session',
    comment: 'A remote takes the session as a whole: the shell gives it so, and a part of it would be a second copy of its stores.',
    severity: 'error',
    from: { path: `${REMOTES}/` },
    to: { path: '^shared/session/src/', pathNot: '^shared/session/src/index[.]ts$' },
  },
  {
    name: 'page-to-sibling-page',
    comment: 'A page never imports a sibling page: what two pages use moves to features/ of their remote.',
    severity: 'error',
    from: { path: `(${REMOTES}/src/pages)/([^/]+)/` },
    to: { path: '^$1/[^/]+/', pathNot: '^$1/$2/' },
  },
  {
    name: 'feature-to-page',
    comment: 'A feature is used by pages and widgets and knows none of them.',
    severity: 'error',
    from: { path: `${REMOTES}/src/features/` },
    to: { path: `${REMOTES}/src/(pages|widgets)/` },
  },
  {
    name: 'remote-to-servers',
    comment: 'Code for the browser never imports a server or a tool: the contract is the API.',
    severity: 'error',
    from: { path: `^(mfe-[^/]+|shell|shared/(?!build|testing|observability)[^/]+)/src/` },
    to: { path: '^(api|release|sandbox|tools|e2e|shell/server|shared/build|shared/observability)/' },
  },
  {
    name: 'api-to-shop',
    comment:
      'The API imports only contracts, i18n, observability and the pure rules of forms from shared/, so that it can be run and released without the shop.',
    severity: 'error',
    from: { path: '^api/' },
    to: {
      path: '^(shared|shell|mfe-[^/]+|release|sandbox|tools|e2e)/',
      // Whatever a test is about, it waits by the same function, and a bucket behaves the same.
      pathNot: '^shared/(contracts|i18n|forms|observability|testing/src/(eventually|servers/s3-double)[.]ts)',
    },
  },
  {
    name: 'sandbox-to-shop',
    comment: 'The sandbox plays the outside world: it knows the contracts and nothing of the shop behind them.',
    severity: 'error',
    from: { path: '^sandbox/' },
    to: { path: '^(shared|shell|mfe-[^/]+|api|release|tools|e2e)/', pathNot: '^shared/(contracts/|testing/src/eventually[.]ts)' },
  },
  {
    name: 'nobody-to-gallery',
    comment: 'The gallery shows the kit to those who build the shop: nothing that ships knows it.',
    severity: 'error',
    from: { pathNot: '^(gallery|tools|e2e)/' },
    to: { path: '^gallery/' },
  },
  {
    name: 'testing-only-in-tests',
    comment: 'Builders and fake wires are for tests, the scale test and the gallery: code that ships must not carry them.',
    severity: 'error',
    from: { pathNot: '([.]test[.]tsx?$|^jest[.]config[.]mjs$|^shared/testing/|/test/|^(e2e|gallery|tools/scale-test)/)' },
    to: { path: '^shared/testing/' },
  },
  {
    name: 'no-circles',
    comment: 'Two files that import each other, even for a type, can only be understood together: move what both need to a third one.',
    severity: 'error',
    from: {},
    to: { circular: true },
  },
  {
    name: 'not-resolvable',
    comment: 'The import leads nowhere: the file is not there or the package is not listed in the package.json beside it.',
    severity: 'error',
    from: {},
    to: { couldNotResolve: true },
  },
  {
    name: 'no-circles-of-folders',
    comment: 'Two folders that import each other are one room with two doors: move what both need below, or hand over a hook.',
    severity: 'error',
    scope: 'folder',
    from: {},
    to: { circular: true },
  },
  ...floorsOf(
    'api',
    'api/src',
    API_FLOORS,
    'what must reach upward goes by a hook that app.ts hands over, or by an outbox message (api/src/README.md)',
  ),
  ...floorsOf('kit', 'shared/ui/src', KIT_GROUPS, 'what both need moves to a group below (shared/ui/README.md)', ['index[.]ts']),
  ...floorsOf('shell', 'shell/src', SHELL_FLOORS, 'what must reach upward is a parameter that boot/ hands over (shell/src/README.md)'),
  ...floorsOf(
    'front-door',
    'shell/server',
    FRONT_DOOR_FLOORS,
    'what must reach upward is a parameter that main.ts hands over (shell/server/README.md)',
    ['test/support/.*'],
  ),
  ...floorsOf(
    'contracts',
    'shared/contracts/src',
    CONTRACTS_FLOORS,
    'what both need moves below, into a file of its own (shared/contracts/src/README.md)',
  ),
  ...directions.map(direction),
]

export default {
  forbidden,
  options: {
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '(^|/)(node_modules|[.]state|[.]cache)/' },
    tsPreCompilationDeps: true,
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'types', 'node', 'default'],
      extensions: ['.ts', '.tsx', '.mjs', '.js', '.cjs', '.css', '.json'],
    },
  },
}
