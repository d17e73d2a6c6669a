import { useUnit } from 'effector-react'
import { REVIEW_SORTS, type Review, type ReviewSort, type ReviewSummary, STARS } from '@shop/contracts/catalog/reviews/review'
import { codeOf } from '@shop/http'
import { Button } from '@shop/ui'
import { ChipButton } from '@shop/ui/chip'
import { SelectField, useErrorText } from '@shop/ui/field'
import { FormError } from '@shop/ui/note'
import { $failure, $isLoading, $pictured, $sort, $stars, allChosen, moreWanted, picturedChosen, sortChosen, starsChosen } from '../model.ts'
import { useTexts } from '../texts/index.ts'
import { Article } from './article.tsx'
import styles from './list.module.css'

interface ListProps {
  list: { summary: ReviewSummary; reviews: readonly Review[]; total: number }
}

/** The reviews with their order and filter; more are added below. */
export function List({ list: { summary, reviews, total } }: ListProps) {
  const t = useTexts()
  const errorText = useErrorText()
  const { failure, isLoading, more } = useUnit({ failure: $failure, isLoading: $isLoading, more: moreWanted })
  return (
    <div className={styles['list']} aria-busy={isLoading}>
      {summary.count > 1 && <Tools summary={summary} />}
      {reviews.length > 0 ? (
        <div>
          {reviews.map((review) => (
            <Article key={review.id} review={review} />
          ))}
        </div>
      ) : (
        <NoneSuch />
      )}
      {failure && <FormError>{errorText(codeOf(failure))}</FormError>}
      {reviews.length < total && (
        <Button look="line" busy={isLoading} onClick={() => more()} className={styles['more']}>
          {t('more', { count: total - reviews.length })}
        </Button>
      )}
    </div>
  )
}

function NoneSuch() {
  const t = useTexts()
  const showAll = useUnit(allChosen)
  return (
    <div className={styles['none']}>
      <p className="soft">{t('noneSuch')}</p>
      <Button look="line" small onClick={() => showAll()}>
        {t('showAll')}
      </Button>
    </div>
  )
}

function Tools({ summary }: { summary: ReviewSummary }) {
  const t = useTexts()
  const { sort, chooseSort } = useUnit({ sort: $sort, chooseSort: sortChosen })
  return (
    <div className={styles['tools']}>
      <Filters summary={summary} />
      <SelectField
        label={t('sort')}
        value={sort}
        onChange={({ target }) => chooseSort(target.value as ReviewSort)}
        className={styles['sort']}
      >
        {REVIEW_SORTS.map((one) => (
          <option key={one} value={one}>
            {t(one)}
          </option>
        ))}
      </SelectField>
    </div>
  )
}

/** Stars and pictures narrow the list together; "all" takes both off. */
function Filters({ summary }: { summary: ReviewSummary }) {
  const t = useTexts()
  const { stars, pictured, chooseStars, choosePictured, chooseAll } = useUnit({
    stars: $stars,
    pictured: $pictured,
    chooseStars: starsChosen,
    choosePictured: picturedChosen,
    chooseAll: allChosen,
  })
  const given = STARS.filter((_, index) => (summary.stars[index] ?? 0) > 0)
  if (given.length < 2 && summary.pictured === 0 && stars === null) return null
  return (
    <div role="group" aria-label={t('filter')} className={styles['chips']}>
      <ChipButton pressed={stars === null && !pictured} onClick={() => chooseAll()}>
        {t('all')}
      </ChipButton>
      {summary.pictured > 0 && (
        <ChipButton pressed={pictured} onClick={() => choosePictured(!pictured)} count={summary.pictured}>
          {t('withPictures')}
        </ChipButton>
      )}
      {given.length > 1 &&
        given.map((one) => (
          <ChipButton key={one} pressed={stars === one} onClick={() => chooseStars(one)}>
            {t('starred', { count: one })}
          </ChipButton>
        ))}
    </div>
  )
}
