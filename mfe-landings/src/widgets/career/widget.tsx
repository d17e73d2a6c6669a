import { part } from '@shop/ui'
import { Vacancies } from './ui/vacancies.tsx'

// The server renders the form; its code comes apart, because the form library is heavier than the rest.
const Application = part<object>(() =>
  import(/* webpackChunkName: "career-application", webpackFetchPriority: "auto" */ './ui/application.tsx').then((ui) => ({
    default: ui.Application,
  })),
)

/** A page shows both parts where it wants them: what is between is the page's own words. */
export function Career({ part: shown }: { part?: string }) {
  return (
    <>
      {shown !== 'form' && <Vacancies />}
      {shown !== 'vacancies' && <Application />}
    </>
  )
}
