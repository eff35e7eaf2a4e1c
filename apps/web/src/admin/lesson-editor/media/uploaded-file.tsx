import { RotateCw } from 'lucide-react';
import { useState } from 'react';
import { useLessonFiles } from '../../../domains/lessons/files-api.ts';
import { MaterialViewer } from '../../../domains/lessons/widgets/material/material-viewer.tsx';
import { fileUrl } from '../../../platform/hosts.ts';
import { Button } from '../../../ui/button.tsx';
import { sizeText } from '../../../ui/byte-size.ts';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { materialWords } from '../text.ts';
import { useMediaPlace } from './media-place.ts';
import { mediaText as words } from './text.ts';

/** A file that the server has, as students see it. */
export function UploadedFile({ fileKey }: { fileKey: string }) {
  const { data, isPending, isFetching, refetch } = useLessonFiles(useMediaPlace());
  const [reloads, setReloads] = useState(0);
  const onReload = async () => {
    await refetch();
    setReloads((count) => count + 1);
  };
  if (isPending) return <Skeleton className="h-14" />;
  const file = data?.find(({ key }) => key === fileKey);
  if (!file) {
    return (
      <div className="flex flex-wrap items-center gap-2 rounded-field bg-sunken px-3 py-2">
        <p className="grow">{data ? words.isGone : words.loadFailed}</p>
        {!data && (
          <Button
            size="sm"
            variant="secondary"
            icon={<RotateCw size={18} />}
            busy={isFetching}
            onClick={() => void refetch()}
          >
            {words.reload}
          </Button>
        )}
      </div>
    );
  }
  return (
    <div className="min-w-0">
      <p className="mb-1 text-muted text-sm">
        <span className="figures">
          {words.size(materialWords.kinds[file.kind], sizeText(file.bytes))}
        </span>
      </p>
      {file.kind === 'pdf' ? (
        <a
          href={fileUrl(file.path)}
          target="_blank"
          rel="noopener noreferrer"
          className="tap flex items-center"
        >
          {words.open}
        </a>
      ) : (
        <MaterialViewer
          key={reloads}
          path={file.path}
          extension={file.extension}
          kind={file.kind}
          subject={materialWords.kinds[file.kind]}
          onReload={() => void onReload()}
          reloading={isFetching}
          isOneOfMany
        />
      )}
    </div>
  );
}
