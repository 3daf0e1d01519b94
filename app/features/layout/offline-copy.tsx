/**
 * The control of the offline copy, and the bar that offers a newer version. Served by
 * `app/offline/page.ts`; the document's `data-offline` decides what shows, so it needs no React.
 */
export function OfflineCopy() {
  return (
    <div className="offline-copy">
      <p
        role="status"
        data-offline-status=""
        suppressHydrationWarning
        dangerouslySetInnerHTML={{ __html: "" }}
      />
      <button type="button" className="btn" data-offline-do="save">
        Save for reading offline
      </button>
      <button type="button" className="btn" data-offline-do="remove">
        Remove the saved copy
      </button>
      <div
        className="notice"
        role="status"
        data-notice=""
        suppressHydrationWarning
        dangerouslySetInnerHTML={{ __html: "" }}
      />
    </div>
  );
}
