/** `listJobs`: the last jobs of the journal, newest first. */
import type { ListJobsReply } from '../../schema/channel.ts';
import type { Box } from './box.ts';

const SHOWN = 50;

export function listJobs(box: Box): ListJobsReply {
  const jobs = box.journal.list().slice(0, SHOWN);
  return { jobs: jobs.map(({ outcome: _outcome, reported: _reported, ...job }) => job) };
}
