package io.github.crisisrules.json.interchange;

import io.github.crisisrules.json.CrisisJson;
import io.vavr.control.Either;

/** Reads a file of any form that is known here: {@link NrtmJson}, {@link AesopsJson}, {@link ListFortressJson}, {@link ResultsCsv}. */
public final class EventImport {
    private EventImport() {}

    /**
     * Reads the event in a file, or returns a refusal that says what was found instead of a known form.
     *
     * @param name the name of the event, for forms that have none
     */
    public static Either<ImportRefusal, ImportedEvent> read(String name, String file) {
        return read(name, file, CrisisJson.standard());
    }

    /** Reads the event in a file within the limits of {@code json}. */
    public static Either<ImportRefusal, ImportedEvent> read(String name, String file, CrisisJson json) {
        if (ExportForm.of(file) == ExportForm.CSV) {
            return ResultsCsv.read(name, file);
        }
        return json.parse(file)
                .mapLeft(refusal -> new ImportRefusal(refusal.path(), refusal.message()))
                .flatMap(tree -> switch (ExportForm.of(tree)) {
                    case NRTM -> NrtmJson.read(file, json);
                    case AESOPS -> AesopsJson.read(file, json);
                    case LIST_FORTRESS -> ListFortressJson.read(file, json);
                    case CSV, OTHER ->
                        Either.left(new ImportRefusal(
                                "",
                                "Expected " + ExportForm.NRTM.expected() + ", or " + ExportForm.AESOPS.expected()
                                        + ", or " + ExportForm.LIST_FORTRESS.expected() + ", or "
                                        + ExportForm.CSV.expected() + ". Found "
                                        + ExportForm.described(tree) + "."));
                });
    }
}
