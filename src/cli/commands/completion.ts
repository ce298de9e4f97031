import { Argument, Command } from 'commander'
import { completionOf, shells } from '../completion/completion.ts'

/** `completion SHELL`: what a shell reads, so that Tab completes commands and options. */
export function completionCommand(): Command {
  return new Command('completion')
    .description('Print what a shell needs to complete the commands.')
    .addArgument(new Argument('<shell>', 'which one').choices(shells))
    .addHelpText('after', howTo)
    .action((shell: (typeof shells)[number], _options: object, command: Command) => {
      if (command.parent) console.log(completionOf(command.parent, shell))
    })
}

const howTo = `
Where the command is called colloquy, as after npm install -g:
  bash  colloquy completion bash > ~/.local/share/bash-completion/completions/colloquy
  zsh   colloquy completion zsh > "\${fpath[1]}/_colloquy"
  fish  colloquy completion fish > ~/.config/fish/completions/colloquy.fish`
