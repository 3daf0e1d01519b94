/** Buttons, fields, tags and banners in each of their states. */
export function Controls() {
  return (
    <>
      <p className="btns">
        <button type="button" className="btn">
          Publish Post
        </button>
        <button type="button" className="btn accent">
          Take the Assessment
        </button>
        <button type="button" className="btn ghost">
          Cancel
        </button>
        <button type="button" className="btn danger">
          Delete
        </button>
        <button type="button" className="btn" disabled>
          Saving...
        </button>
      </p>
      <div className="field">
        <label htmlFor="specimen-field">Title</label>
        <p className="hint">As it should stand over the article.</p>
        <input id="specimen-field" defaultValue="Rest Is the Tool You Already Own" />
      </div>
      <div className="field bad">
        <label htmlFor="specimen-bad">Slug</label>
        <input id="specimen-bad" aria-invalid="true" aria-describedby="specimen-fault" />
        <p className="err" id="specimen-fault">
          Slug is required
        </p>
      </div>
      <p className="banner">Invalid email or password</p>
      <ul className="tags">
        <li>
          <a className="tag" href="/blog?q=economics">
            economics
          </a>
        </li>
      </ul>
    </>
  );
}
