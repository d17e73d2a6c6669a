import type { Locale } from '@shop/contracts/shop/storefront'
import { DEFAULT_KIND, type Popups } from '@shop/contracts/pages/popups'
import type { PopupFrames, Release, RemoteVersion } from '../../src/remotes/release.ts'

/** Declared popups for browsers; undefined without any. */
export function framesOf(declared: Popups = {}): PopupFrames | undefined {
  const frames = Object.entries(declared).map(
    ([widget, { kind, ...frame }]) => [widget, { ...(kind !== DEFAULT_KIND && { kind }), ...frame }] as const,
  )
  return frames.length > 0 ? Object.fromEntries(frames) : undefined
}

/** The release for a document in one language: names of the other are removed. */
export const inLanguage = ({ remotes, popups, ...release }: Release, locale: Locale): Release => ({
  ...release,
  ...(popups && { popups: ofLanguage(popups, locale) }),
  remotes: Object.fromEntries(
    Object.entries(remotes).map(([owner, versions]) => [
      owner,
      versions.map((version): RemoteVersion => (version.popups ? { ...version, popups: ofLanguage(version.popups, locale) } : version)),
    ]),
  ),
})

const ofLanguage = (frames: PopupFrames, locale: Locale): PopupFrames =>
  Object.fromEntries(
    Object.entries(frames).map(([widget, { name, ...frame }]) => [
      widget,
      { ...frame, ...(name?.[locale] !== undefined && { name: { [locale]: name[locale] } }) },
    ]),
  )
