/** Zero crossings of the kernel on each side: more of them cut off more sharply. */
const lobes = 16
/** Where it begins to cut off, of the half of the lower rate. */
const passed = 0.9

function divisor(one: number, other: number): number {
  return other === 0 ? one : divisor(other, one % other)
}

/** A low pass by a windowed sinc, moved by a share of a sample. */
function makeKernel(cutoff: number, reach: number, shift: number): Float32Array {
  const kernel = Float32Array.from({ length: 2 * reach }, (_, index) => {
    const x = index - (reach - 1) - shift
    const angle = 2 * Math.PI * cutoff * x
    const sinc = x === 0 ? 1 : Math.sin(angle) / angle
    const place = (Math.PI * x) / reach
    // Blackman's window.
    return sinc * (0.42 + 0.5 * Math.cos(place) + 0.08 * Math.cos(2 * place))
  })
  const sum = kernel.reduce((all, each) => all + each, 0)
  return kernel.map((each) => each / sum)
}

/** Brings sound from one rate to another, block by block as it comes. Rates are whole, in Hz. */
export function createResampler(from: number, to: number): (block: Float32Array) => Float32Array {
  const shared = divisor(from, to)
  const up = to / shared
  const down = from / shared
  const cutoff = 0.5 * passed * Math.min(1, up / down)
  const reach = Math.ceil(lobes / (2 * cutoff))
  const kernels: Float32Array[] = []
  /** What is still needed of the blocks before; silence came before the first. */
  let held = new Float32Array(reach)
  /** Where the next sample lies in what is held: so many samples, and so many of `up` parts of one. */
  let whole = reach
  let part = 0

  return (block) => {
    const input = new Float32Array(held.length + block.length)
    input.set(held)
    input.set(block, held.length)
    const output: number[] = []
    while (whole + reach < input.length) {
      kernels[part] ??= makeKernel(cutoff, reach, part / up)
      const kernel = kernels[part] ?? held
      const first = whole - reach + 1
      let sum = 0
      for (let at = 0; at < kernel.length; at += 1) {
        sum += (input[first + at] ?? 0) * (kernel[at] ?? 0)
      }
      output.push(sum)
      part += down
      whole += Math.floor(part / up)
      part %= up
    }
    const needed = Math.min(Math.max(0, whole - reach + 1), input.length)
    held = input.slice(needed)
    whole -= needed
    return Float32Array.from(output)
  }
}
