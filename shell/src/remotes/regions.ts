import { clearNode, createNode, withRegion, type Node } from 'effector'

const regions = new Map<string, Node>()

/** Evaluates a remote's module so that all its units can be removed together. */
export function evaluateInRegion<Module>(id: string, factory: () => Module): Module {
  const region = regions.get(id) ?? createNode({})
  regions.set(id, region)
  return withRegion(region, factory)
}

/** A version that is no longer shown must not go on answering shared events beside its successor. */
export function removeRegion(id: string) {
  const region = regions.get(id)
  if (region) clearNode(region)
  regions.delete(id)
}
