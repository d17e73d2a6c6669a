import { screen } from '@testing-library/react'
import { renderInShop } from '../../../test/in-shop.tsx'
import { Overlay } from './index.ts'

function Page({ isOpen, isReplaced = false }: { isOpen: boolean; isReplaced?: boolean }) {
  return (
    <>
      <main>
        <div>{isReplaced ? <a href="/cart">Перейти</a> : <button type="button">Добавить</button>}</div>
      </main>
      {isOpen && (
        <Overlay label="Корзина" kind="drawer" onClose={() => {}}>
          <p>Внутри</p>
        </Overlay>
      )}
    </>
  )
}

test('focus goes to what replaced the trigger meanwhile [popups.modal-manners]', () => {
  const { again } = renderInShop(<Page isOpen={false} />)
  screen.getByText('Добавить').focus()
  again(<Page isOpen />)
  again(<Page isOpen isReplaced />)
  again(<Page isOpen={false} isReplaced />)
  expect(screen.getByText('Перейти')).toHaveFocus()
})

function Step({ isOpen, isGone = false }: { isOpen: boolean; isGone?: boolean }) {
  return (
    <>
      <main>
        <section>
          <div>
            <h2>Контакты</h2>
            {!isGone && <button type="button">Войти</button>}
          </div>
          <button type="button">Далее</button>
        </section>
      </main>
      {isOpen && (
        <Overlay label="Вход" kind="dialog" onClose={() => {}}>
          <p>Внутри</p>
        </Overlay>
      )}
    </>
  )
}

test('focus goes to the heading beside a trigger that is gone and not replaced', () => {
  const { again } = renderInShop(<Step isOpen={false} />)
  screen.getByText('Войти').focus()
  again(<Step isOpen />)
  again(<Step isOpen isGone />)
  again(<Step isOpen={false} isGone />)
  expect(screen.getByText('Контакты')).toHaveFocus()
})
