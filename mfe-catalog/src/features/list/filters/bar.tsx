import { useUnit } from 'effector-react'
import { SORTS } from '@shop/contracts/catalog/listing'
import { Widget } from '@shop/routing'
import { Button, Icon } from '@shop/ui'
import { useHydrated } from '@shop/ui/hydrated'
import { $query, $view } from '../model.ts'
import { appliedOf } from '../address/applied.ts'
import { useTexts } from '../texts/texts.ts'
import { withChoice, withOne } from '../address/url.ts'
import { openSheet } from './sheet.ts'
import { FORM_ID, SHEET_ID, useApply } from './use-apply.ts'
import styles from './bar.module.css'

/** A sticky bar with filter count and sort order. */
export function Bar() {
  const t = useTexts()
  const apply = useApply()
  const { query, view } = useUnit({ query: $query, view: $view })
  const chosen = appliedOf(view?.listing.filters ?? [], query).length
  const chosenSort = new URLSearchParams(query).get('sort')
  const sort = chosenSort ?? view?.listing.sort ?? 'popular'
  // What was typed orders the list, until its chip is taken off [search.order-agrees].
  const sorts = view?.listing.understood?.order ? SORTS.filter((name) => name !== 'popular') : SORTS
  // The device alone knows the shopper's size.
  const sizes = useHydrated() && view?.listing.filters.find(({ code }) => code === 'size')
  const words = (
    <>
      <Icon name="filter" size="s" />
      {t('filters')}
      {chosen > 0 && <span className={`num muted`}>{chosen}</span>}
    </>
  )
  return (
    <div className={styles['bar']} data-not-printed="">
      <a href={`#${SHEET_ID}`} className={styles['filters']} onClick={openSheet} aria-haspopup="dialog">
        {words}
      </a>
      <p className={styles['wide']} aria-hidden="true">
        {words}
      </p>
      {sizes && (
        <Widget
          owner="mfe-catalog"
          widget="my-size"
          props={{
            values: sizes.values,
            chosen: new URLSearchParams(query).getAll('size'),
            choose: (value: string, isWanted: boolean) => apply(withChoice(query, 'size', value, isWanted)),
          }}
        />
      )}
      <label className={styles['sort']}>
        <span className="vh">{t('sort')}</span>
        <select name="sort" form={FORM_ID} value={sort} onChange={(event) => apply(withOne(query, 'sort', event.target.value))}>
          {sorts.map((name) => (
            <option key={name} value={name}>
              {t(name)}
            </option>
          ))}
        </select>
        <Icon name="down" size="xs" />
      </label>
      <Button type="submit" form={FORM_ID} look="line" small className={styles['apply']}>
        {t('apply')}
      </Button>
    </div>
  )
}
