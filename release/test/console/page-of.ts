import { readerOf } from '../../src/console/document/reader.ts'
import { releasesPage } from '../../src/console/pages/releases-page.ts'
import type { Session } from '../../src/console/access/sessions.ts'
import type { Language } from '../../src/console/texts/texts.ts'
import { consoleDataOf, type Sources } from '../../src/console/view/console-data.ts'
import { ErrorSamples } from '../../src/console/view/error-samples.ts'
import { GateVerdicts } from '../../src/console/view/gate-verdicts.ts'
import { Remembered } from '../../src/console/view/remember.ts'

interface About {
  language?: Language
  area?: string
  session?: Session
  brand?: string
}

const sourcesOf = (stateFolder: string): Sources => ({
  stateFolder,
  remembered: new Remembered(),
  samples: new ErrorSamples(stateFolder),
  verdicts: new GateVerdicts(stateFolder, () => {}),
})

/** The first page of the console on this folder. */
export function pageOf(stateFolder: string, { language = 'en', area, session, brand = 'ZLATA' }: About = {}): string {
  const reader = readerOf({ language, session: session ?? null, theme: null, brand })
  return releasesPage(consoleDataOf(sourcesOf(stateFolder), area ?? null), reader)
}
