package io.github.crisisrules.fairness.command;

import io.github.crisisrules.fairness.study.Study;
import picocli.CommandLine.Command;
import picocli.CommandLine.Parameters;

/** Runs a study. */
@Command(
        name = "run",
        mixinStandardHelpOptions = true,
        description = {"Runs a study and prints what it found, or writes reports.", ""},
        footer = {
            "",
            "Examples:",
            "  fairness run challenger                            prints the figures",
            "  fairness run challenger -o report.html             one page with charts",
            "  fairness run rounds -m best-in-cut -o chart.svg    one chart, for a page or a paper",
            "  fairness run my.yaml -n 1000 -m best-wins,floats   a quick look",
            "",
            "A study file is YAML or JSON. Only name and setups must be there:",
            "  name: My question",
            "  setups:",
            "    - {players: 32, format: challenger}",
            "    - {players: 32, rounds: 6, cut: 8}",
            "  systems: [swiss, random]",
            "  strengths: {distribution: normal, mean: 1500, deviation: 200}",
            "  match: {model: elo, scale: 400, draws: 0.03}",
            "  victoryPoints: {winner: [16, 20], loser: [4, 15], lean: 0.5}",
            "  turnout: {drops: 0.1, losses: 2, late: 0.02}",
            "  variants:",
            "    - {label: many draws, match: {model: elo, scale: 400, draws: 0.15}}",
            "  events: 10000",
            "  seed: 1",
            "  metrics: all"
        })
final class RunCommand extends StudyCommand {
    @Parameters(
            paramLabel = "STUDY",
            description = "A study file, or the name of a ready-made one ('fairness studies').")
    private String source = "";

    @Override
    Study study() {
        return StudySource.read(source);
    }
}
