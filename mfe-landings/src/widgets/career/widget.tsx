import { part } from '@shop/ui'
import { Vacancies } from './ui/vacancies.tsx'

// Server-rendered with a separate chunk: the form library is larger than the rest.
const Application = part<object>(() =>
  import(/* webpackChunkName: "career-application", webpackFetchPriority: "auto" */ './ui/application.tsx').then((ui) => ({
    default: ui.Application,
  })),
)

/** Two parts that a page places separately, with its own text between. */
export function Career({ part: shown }: { part?: string }) {
  return (
    <>
      {shown !== 'form' && <Vacancies />}
      {shown !== 'vacancies' && <Application />}
    </>
  )
}
