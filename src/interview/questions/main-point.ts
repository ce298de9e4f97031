/** By this template a message asks what matters most of all they told; its answer leads recap and profile. */
export const mainPointId = 'main_point'
