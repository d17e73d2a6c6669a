import * as v from 'valibot'

/**
 * Popup frames. `drawer`: full screen on phones, 420 px at the side otherwise. `dialog`: a sheet on phones, centered otherwise. `sheet`:
 * always from the bottom. `wide`: a dialog for list and map.
 */
export const overlayKinds = ['drawer', 'dialog', 'sheet', 'wide'] as const
export type OverlayKind = (typeof overlayKinds)[number]

/** Frame of undeclared popups; omitted in documents. */
export const DEFAULT_KIND: OverlayKind = 'dialog'

interface Shape {
  expected: string | null
}
const wrongShape = ({ expected }: Shape) =>
  expected === 'Object' ? 'must be an object' : expected === 'never' ? 'is not a field of a popup' : 'is missing'
const text = v.pipe(v.string('must be a text'), v.trim(), v.nonEmpty('must not be empty'))

/** What the shell knows about a popup before its code loads. */
const PopupDeclaration = v.strictObject(
  {
    kind: v.picklist(overlayKinds, ({ received }) => `is ${received}, must be one of ${overlayKinds.join(', ')}`),
    /** Accessible name until its heading is rendered. */
    name: v.strictObject({ ru: text, en: text }, wrongShape),
    /** Shareable as `?popup=<widget>`: the props when opened that way. */
    shared: v.optional(v.record(v.string(), v.string('must be a text'), wrongShape)),
    /** Props that its address carries, as `popup-<name>`: an address without one of them opens nothing. */
    carries: v.optional(v.array(text, wrongShape)),
    /** Path of the page on the same subject: a storefront without that page does not open the popup by its address. */
    page: v.optional(v.pipe(text, v.startsWith('/', 'must begin with a slash'))),
  },
  wrongShape,
)

/** `src/popups.json` of a remote or the shell: by widget. */
const Popups = v.record(v.string(), PopupDeclaration, 'must be an object')
export type Popups = v.InferOutput<typeof Popups>

/** Validation errors of a `popups.json`, one sentence each: `"bag-drawer.name.en" is missing`. */
export function popupMistakes(declared: unknown): string[] {
  const { issues = [] } = v.safeParse(Popups, declared)
  return issues.map((issue) => `"${v.getDotPath(issue) ?? 'it'}" ${issue.message}`)
}
