/** Every drawing of the site with its file name. */
export function SceneWall({ files }: { readonly files: readonly string[] }) {
  return (
    <div className="wrap sec">
      <h2>Pictures</h2>
      <div className="grid">
        {files.map((file) => (
          <figure key={file}>
            <img className="pic" src={`/${file}`} alt="" loading="lazy" width="600" height="400" />
            <figcaption className="small muted">{file}</figcaption>
          </figure>
        ))}
      </div>
    </div>
  );
}
