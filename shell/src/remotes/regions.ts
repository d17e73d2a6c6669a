import { clearNode, createNode, withRegion, type Node } from 'effector'
import { evaluatedAs } from '@shop/routing'

const regions = new Map<string, Node>()

/** Evaluates a remote's module in an Effector region, to remove its units together. */
export function evaluateInRegion<Module>(id: string, factory: () => Module): Module {
  const region = regions.get(id) ?? createNode({})
  regions.set(id, region)
  return evaluatedAs(id, () => withRegion(region, factory))
}

/** Removes units of a replaced version, so that it stops reacting to shared events. */
export function removeRegion(id: string) {
  const region = regions.get(id)
  if (region) clearNode(region)
  regions.delete(id)
}
