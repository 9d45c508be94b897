import { spawn } from 'node:child_process';

/** Runs a command beside others: its output is shown as a whole once it has ended. Answers its name when it failed. */
export function runBeside({ name, command: [program, args] }) {
  const child = spawn(program, args, { stdio: ['ignore', 'pipe', 'pipe'] });
  const output = [];
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (part) => output.push(part));
  return new Promise((resolve) => {
    child.on('close', (code) => {
      console.log(`== ${name}: ${code === 0 ? 'passed' : 'failed'}`);
      if (code !== 0) process.stdout.write(Buffer.concat(output));
      resolve(code === 0 ? [] : [name]);
    });
  });
}
