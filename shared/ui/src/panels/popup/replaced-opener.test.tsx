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
