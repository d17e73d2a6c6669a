import type { ComponentType, ReactNode } from 'react'
import { useUnit } from 'effector-react'
import type { createOwnList } from '../../model/saved/own-list.ts'
import { useTexts } from '../../texts/index.ts'
import { Refusal } from '../frame/form-end.tsx'
import { SectionFailure } from '../frame/section-failure.tsx'
import { useFormFocus } from '../frame/use-form-focus.ts'
import { SectionSkeleton } from '../frame/waiting.tsx'
import styles from '../frame/rows.module.css'

interface OwnAnswer {
  result: readonly { id: number }[]
}
type RowOf<Answer extends OwnAnswer> = Answer['result'][number]

interface OwnListSectionProps<Answer extends OwnAnswer> {
  id: 'addresses' | 'alerts' | 'cards' | 'searches' | 'sizes'
  list: ReturnType<typeof createOwnList<Answer>>
  empty: string
  Row: ComponentType<{ row: RowOf<Answer> }>
  /** The form in place of its row. */
  Form?: ComponentType<{ row: RowOf<Answer>; answer: Answer }>
  /** Forms of new rows and what opens them. `form` is the open one. */
  children?: (rows: Answer['result'], form: string | null, answer: Answer) => ReactNode
}

const isOfNewRow = (form: string | null) => form !== null && Number.isNaN(Number(form))

/** A list that the shopper edits row by row. */
export function OwnListSection<Answer extends OwnAnswer>({ id, list, empty, Row, Form, children }: OwnListSectionProps<Answer>) {
  const t = useTexts()
  const { answer, failure, form, refusal } = useUnit({
    answer: list.$answer,
    failure: list.$failure,
    form: list.$form,
    refusal: list.$refusal,
  })
  const rows: Answer['result'] = answer?.result ?? []
  const area = useFormFocus(form, rows.length)
  return (
    <section className={styles['part']} aria-labelledby={id} ref={area}>
      <h2 className="h2" id={id} tabIndex={-1}>
        {t(id)}
      </h2>
      {failure && !answer ? (
        <SectionFailure error={failure} />
      ) : answer ? (
        <>
          <Refusal error={refusal} />
          {rows.length > 0 ? (
            <ul className={styles['rows']} aria-labelledby={id}>
              {rows.map((row) =>
                Form && form === String(row.id) ? (
                  <li key={row.id} className={styles['open']}>
                    <Form row={row} answer={answer} />
                  </li>
                ) : (
                  <Row key={row.id} row={row} />
                ),
              )}
            </ul>
          ) : (
            !isOfNewRow(form) && <p className="soft">{empty}</p>
          )}
          {children?.(rows, form, answer)}
        </>
      ) : (
        <SectionSkeleton />
      )}
    </section>
  )
}
