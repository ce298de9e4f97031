import { expect, test } from 'vitest'
import { createBodyRoom } from './body-room.ts'

const bounds = { bytesMax: 100, networkMax: 60, shareMax: 40 }

/** A room, and how to hold so much in it; the names of those that had to go. */
function openRoom() {
  const room = createBodyRoom(bounds)
  const cut: string[] = []
  function hold(name: string, bytes: number, network?: string) {
    const place = room.enter(name, () => cut.push(name), network)
    place.take(bytes)
    return place
  }
  return { hold, cut }
}

test('whoever comes by many callers of one network makes room for others with larger bodies', () => {
  const { hold, cut } = openRoom()
  for (let link = 1; link <= 12; link += 1) hold(`small ${link}`, 5, 'crowd')
  hold('neighbour', 40, 'elsewhere')
  expect(cut).toEqual([])
  hold('large', 20, 'home')
  expect(cut).toEqual(['small 1', 'small 2', 'small 3', 'small 4'])
})

test('one network has its share and no more, of which whoever holds most makes room', () => {
  const { hold, cut } = openRoom()
  hold('first', 30, 'crowd')
  hold('second', 20, 'crowd')
  hold('other', 40, 'home')
  hold('third', 15, 'crowd')
  expect(cut).toEqual(['first'])
})

test('what left or was cut is room again, and a caller has no more than its share', () => {
  const { hold, cut } = openRoom()
  const left = hold('a', 40)
  expect(() => hold('a', 1)).toThrow('The service is busy')
  left.leave()
  left.leave()
  for (const name of ['b', 'c']) hold(name, 40)
  hold('a', 20)
  expect(cut).toEqual([])
  hold('d', 10)
  expect(cut).toEqual(['b'])
  hold('d', 30)
  expect(cut).toEqual(['b'])
})

test('what is whole is not made room of for others of its network: these go, or the newest is told', () => {
  const { hold, cut } = openRoom()
  hold('whole', 30, 'crowd').settle()
  for (const name of ['half', 'other half']) hold(name, 15, 'crowd')
  hold('late', 15, 'crowd').settle()
  expect(cut).toEqual(['half'])
  hold('later', 15, 'crowd')
  expect(cut).toEqual(['half', 'other half'])
  hold('last', 30, 'crowd')
  expect(cut).toEqual(['half', 'other half', 'last'])
})
