import { useLayoutEffect, useRef, type MouseEvent } from 'react'
import { useStoreMap } from 'effector-react'
import { $adding, $cart, lineOfSku } from '@shop/session'
import { Button, ButtonLink, type ButtonLook } from '../../controls/button/button.tsx'
import { useTexts } from '../../content/texts.ts'
import { useHeld } from './use-held.ts'
import styles from './bag-button.module.css'

export interface BagButtonProps extends ButtonLook {
  /** Null before a size is chosen. */
  skuId: string | null
  /** Label of the button that adds. */
  children: string
  /** Product name for screen readers, where the label alone is ambiguous. */
  name?: string
  disabled?: boolean
  /** Id of the form, for a button outside it. */
  form?: string
  /** Link to the bag only, without "one more". */
  short?: boolean
}

/** Submits the form that adds the piece. Once it is in the bag: a link to the bag, with a quiet "one more" while there are more. */
export function BagButton({ skuId, children, name, disabled, form, short, ...look }: BagButtonProps) {
  const t = useTexts()
  const line = useStoreMap({ store: $cart, keys: [skuId], fn: (cart, [id]) => lineOfSku(cart, id) })
  const isBusy = useHeld(useStoreMap({ store: $adding, keys: [skuId], fn: (adding, [id]) => id !== null && adding.includes(id) }))
  const isInBag = line !== null && line.maxQuantity > 0 && !isBusy
  // An engraved piece is a line of its own, and one more would be plain.
  const more = t(line?.engraving ? 'oneMorePlain' : 'oneMore')
  const { box, hold } = useFocusKept(isInBag)
  const named = (words: string) => (name === undefined ? undefined : t('addNamed', { words, name }))
  return (
    <div className={styles['box']} ref={box}>
      {isInBag ? (
        <>
          <ButtonLink to="/cart" wide {...look} className={styles['main']} aria-label={named(t('toBag'))}>
            {t('toBag')}
          </ButtonLink>
          {!short && line.engraving && <p className={styles['engraved']}>{t('engravedWith', { text: line.engraving.text })}</p>}
          {!short && line.quantity < line.maxQuantity && (
            <Button look="text" small type="submit" form={form} aria-label={named(more)} onClick={hold} data-testid="add-to-bag">
              {more}
            </Button>
          )}
        </>
      ) : (
        <Button
          wide
          {...look}
          type="submit"
          form={form}
          disabled={disabled}
          busy={isBusy}
          aria-label={named(children)}
          onClick={(event) => {
            if (isBusy) event.preventDefault()
            else hold(event)
          }}
          data-testid={short ? undefined : 'add-to-bag'}
        >
          {children}
        </Button>
      )}
    </div>
  )
}

/** The pressed button is replaced: focus goes to what stands in its place. */
function useFocusKept(isInBag: boolean) {
  const box = useRef<HTMLDivElement>(null)
  const pressed = useRef<Element | null>(null)
  useLayoutEffect(() => {
    const wasLost = pressed.current?.isConnected === false && document.activeElement === document.body
    if (wasLost) box.current?.querySelector<HTMLElement>('a, button')?.focus({ preventScroll: true })
  }, [isInBag])
  return { box, hold: ({ currentTarget }: MouseEvent) => (pressed.current = currentTarget) }
}
