package io.github.crisisrules.fairness.command;

import io.github.crisisrules.fairness.data.DataRun;
import io.github.crisisrules.fairness.data.DataTable;
import io.github.crisisrules.fairness.study.Study;
import io.vavr.collection.Vector;
import java.io.PrintWriter;
import java.nio.file.Path;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;

/** Writes simulated events and players as rows. */
@Command(
        name = "data",
        mixinStandardHelpOptions = true,
        description = {
            "Plays a study on this machine and writes a row for each event, or for each player and event, for R, pandas or a database.",
            ""
        },
        footer = {
            "",
            "Examples:",
            "  fairness data challenger -n 1000 --event-rows events.csv",
            "  fairness data my.yaml --event-rows events.parquet --player-rows players.parquet",
            "  fairness data my.yaml --columns                            describes the columns"
        })
final class DataCommand implements Runnable {
    @Parameters(paramLabel = "STUDY", description = "A study file, or the name of a ready-made one.")
    private String source = "";

    @Option(
            names = "--event-rows",
            paramLabel = "FILE",
            description = "One row for each event and arm; .csv or .parquet.")
    private @Nullable Path events;

    @Option(
            names = "--player-rows",
            paramLabel = "FILE",
            description = "One row for each player, event and arm; .csv or .parquet.")
    private @Nullable Path players;

    @Option(names = "--columns", description = "Prints the columns of both tables and what they hold.")
    private boolean columns;

    @Mixin
    private SizeOptions options = new SizeOptions();

    @Spec
    private CommandSpec spec = CommandSpec.create();

    @Override
    public void run() {
        Study study = options.change(StudySource.read(source));
        PrintWriter out = spec.commandLine().getOut();
        if (columns) {
            for (DataTable table : DataTable.values()) {
                out.println(table == DataTable.EVENTS ? "--event-rows" : "--player-rows");
                table.columns(study).forEach(column -> out.printf("  %-20s  %s%n", column.name(), column.about()));
            }
            return;
        }
        if (events == null && players == null) {
            throw new BadInput("--event-rows or --player-rows must name a file.");
        }
        Vector<RowFile> files = Vector.of(
                        RowFile.of(DataTable.EVENTS, "--event-rows", events),
                        RowFile.of(DataTable.PLAYERS, "--player-rows", players))
                .flatMap(file -> file);
        if (files.size() == 2 && files.head().path().equals(files.last().path())) {
            throw new BadInput("--event-rows and --player-rows both name "
                    + files.head().path() + ". Give each a file of its own.");
        }
        try (ProgressBar bar = options.bar(study.events(), spec.commandLine().getErr())) {
            RowFile.write(files, outputs -> DataRun.write(study, outputs, options.threads(), bar::add));
        }
        files.forEach(file -> out.println("wrote " + file.path()));
    }
}
