package io.github.crisisrules.example.encounter;

import static java.nio.charset.StandardCharsets.UTF_8;

import io.github.crisisrules.core.game.Play;
import io.github.crisisrules.core.text.Language;
import io.github.crisisrules.encounter.hulk.Hulk;
import io.github.crisisrules.encounter.hulk.HulkCard;
import io.github.crisisrules.encounter.hulk.HulkCommand;
import io.github.crisisrules.encounter.hulk.HulkDifficulty;
import io.github.crisisrules.encounter.hulk.HulkEvent;
import io.github.crisisrules.encounter.hulk.HulkSetup;
import io.github.crisisrules.encounter.hulk.HulkState;
import io.github.crisisrules.encounter.hulk.HulkView;
import io.github.crisisrules.example.console.Companion;
import io.github.crisisrules.lab.colossus.ColossusSimulation;
import io.vavr.collection.Vector;
import java.io.BufferedReader;
import java.io.InputStreamReader;
import java.io.PrintStream;
import java.util.Iterator;

/** A companion for the Incredible Hulk on your own table: text in, text out. */
public final class HulkCompanion {
    private HulkCompanion() {}

    /** Follows an encounter on the console; the argument is the language, en or es. */
    public static void main(String[] args) {
        follow(
                args.length > 0 && args[0].equals("es") ? Language.SPANISH : Language.ENGLISH,
                new BufferedReader(new InputStreamReader(System.in, UTF_8))
                        .lines()
                        .iterator(),
                new PrintStream(System.out, true, UTF_8));
    }

    /** Follows an encounter at Normal with invented squads and an invented card of Hulk: put in your own. */
    static Play<HulkState, HulkCommand, HulkEvent> follow(Language language, Iterator<String> in, PrintStream out) {
        var start = Hulk.play(HulkSetup.builder()
                .difficulty(HulkDifficulty.NORMAL)
                .team(ColossusSimulation.standInTeam())
                .card(HulkCard.standIn())
                .absorbers(Vector.of("North", "South"))
                .serums(Vector.of("Red", "Green"))
                .build());
        return new Companion<HulkState, HulkCommand, HulkEvent>(
                        play -> HulkView.of(play.state(), play.wording()).text(), in, out)
                .follow(start.in(language));
    }
}
