import { AppError } from '@institute/contract/errors';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Services } from '../../context.ts';
import { classAddresses } from '../../modules/classes/index.ts';
import { showClass } from '../../modules/lessons/index.ts';
import { publicSettings } from '../../modules/settings/index.ts';
import type { LinkPicture } from '../../platform/pictures.ts';
import { isHeld } from '../conditional.ts';
import { linkPicture, pictureOfClass, pictureOfInstitute, versionOf } from './link-pictures.ts';
import { INSTITUTE_PICTURE } from './page-heads.ts';

const YEAR = 'public, max-age=31536000, immutable';

/**
 * Serves the pictures that shared links show. One whose class has gone, or that too many wait for, is
 * that of the institute.
 */
export function registerLinkPictures(app: FastifyInstance, services: Services): void {
  const institute = async () => pictureOfInstitute((await publicSettings(services)).siteName);

  app.get<{ Params: { slug: string } }>('/c/:slug/link.png', async (request, reply) => {
    const { pages, moved } = await classAddresses(services.db);
    const { slug } = request.params;
    const classId = pages.get(moved.get(slug) ?? slug);
    const page = classId === undefined ? null : await showClass(services, classId);
    if (!page) return send(request, reply, await institute());
    const { siteName } = await publicSettings(services);
    return send(request, reply, pictureOfClass(page, siteName)).catch(async (error: unknown) => {
      if (!(error instanceof AppError && error.code === 'unavailable')) throw error;
      return send(request, reply, await institute());
    });
  });
  app.get(INSTITUTE_PICTURE, async (request, reply) => send(request, reply, await institute()));
}

/** A picture, for a year where its address names what it shows now. */
async function send(
  request: FastifyRequest,
  reply: FastifyReply,
  shown: LinkPicture,
): Promise<FastifyReply> {
  const version = versionOf(shown);
  const { v } = request.query as { v?: string };
  const tag = `"${version}"`;
  reply.header('etag', tag).header('cache-control', v === version ? YEAR : 'no-cache');
  // Whatever shows a shared link may stand on another origin.
  reply.header('cross-origin-resource-policy', 'cross-origin');
  if (isHeld(request, tag)) return reply.code(304).send();
  return reply.type('image/png').send(Buffer.from(await linkPicture(shown)));
}
