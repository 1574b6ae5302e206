type Cells = readonly string[]

/** The first cell of a row is its heading. */
export const Table = (props: { caption: string; columns: Cells; rows: readonly Cells[] }) => (
  <table>
    <caption>{props.caption}</caption>
    <thead>
      <tr>
        {props.columns.map(name => (
          <th key={name} scope="col">
            {name}
          </th>
        ))}
      </tr>
    </thead>
    <tbody>
      {props.rows.map(([heading, ...cells], index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the page is written once.
        <tr key={index}>
          <th scope="row">{heading}</th>
          {cells.map((cell, column) => (
            <td key={props.columns[column]}>{cell}</td>
          ))}
        </tr>
      ))}
    </tbody>
  </table>
)
