/** `npm run box`: the agent of one box, until SIGTERM. */
import { startAgent } from './agent.ts';
import { readConfig } from './config.ts';
import { connectBox } from './connect.ts';

const config = readConfig(process.env);
const agent = startAgent(config, connectBox(config));

const stop = () => {
  void agent.stop().finally(() => process.exit(0));
};
process.once('SIGTERM', stop);
process.once('SIGINT', stop);
// Started beside a server: when its end of the pipe closes, the server is gone, however it went.
if (process.env.BOX_PARENT) process.stdin.once('end', stop).resume();
