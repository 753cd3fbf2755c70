package io.github.crisisrules.json.interchange;

import io.github.crisisrules.json.CrisisJson;
import io.vavr.control.Either;

/** Reads a file of any form that is known here: {@link NrtmJson}, {@link AesopsJson}, {@link ResultsCsv}. */
public final class EventImport {
    private EventImport() {}

    /**
     * The event in a file, or what was found instead of a known form.
     *
     * @param name of the event, for forms that do not tell it
     */
    public static Either<ImportRefusal, ImportedEvent> read(String name, String file) {
        return read(name, file, CrisisJson.standard());
    }

    /** The same within other limits. */
    public static Either<ImportRefusal, ImportedEvent> read(String name, String file, CrisisJson json) {
        if (ExportForm.of(file) == ExportForm.CSV) {
            return ResultsCsv.read(name, file);
        }
        return json.parse(file)
                .mapLeft(refusal -> new ImportRefusal(refusal.path(), refusal.message()))
                .flatMap(tree -> switch (ExportForm.of(tree)) {
                    case NRTM -> NrtmJson.read(file, json);
                    case AESOPS -> AesopsJson.read(file, json);
                    case CSV, OTHER ->
                        Either.left(new ImportRefusal(
                                "",
                                "expected " + ExportForm.NRTM.expected() + ", or " + ExportForm.AESOPS.expected()
                                        + ", or " + ExportForm.CSV.expected() + "; found "
                                        + ExportForm.described(tree)));
                });
    }
}
