package io.github.crisisrules.example.organizer;

import static io.github.crisisrules.example.organizer.Html.all;
import static io.github.crisisrules.example.organizer.Html.at;
import static io.github.crisisrules.example.organizer.Html.el;

import io.github.crisisrules.core.game.Choice;
import io.github.crisisrules.core.game.Form;
import io.github.crisisrules.core.game.Question;
import io.github.crisisrules.core.rulebook.Named;
import io.github.crisisrules.core.rulebook.Names;
import io.github.crisisrules.core.rulebook.Worded;
import io.github.crisisrules.tournament.desk.HowItEnded;
import io.github.crisisrules.tournament.desk.RoundMatch;
import io.github.crisisrules.tournament.desk.TournamentCommand;
import io.github.crisisrules.tournament.desk.TournamentQuestion;
import io.github.crisisrules.tournament.rulebook.EventRules;
import io.vavr.collection.Vector;
import io.vavr.control.Option;

/**
 * What may be done now, as forms of a page: a choice that is ready is a button, a prompt is a form with a field for each question.
 * The library lists the choices; this class knows nothing but the kinds of {@link Form}. {@link FormReader} reads what was typed.
 *
 * @param hidden what every form carries: the token and the step that the page was made from
 * @param typed what was typed into the form that was refused
 */
record ChoiceForms(String action, Html hidden, Typed typed, Names names) {
    /** The field that says which choice a form is for: its words, so that a form is found again after somebody else was faster. */
    static final String CHOICE = "choice";

    /** The form of a choice. */
    Html form(Choice<TournamentCommand> choice) {
        return form(choice, capital(choice.words(names)), Option.none(), Html.NONE);
    }

    /** The form of a choice about one match, of which the players are asked by name; {@code given} are answers already known. */
    Html form(Choice<TournamentCommand> choice, String title, Option<RoundMatch> match, Html given) {
        Typed own = typed.text(CHOICE).equals(choice.words(names))
                        && typed.text("about").equals(about(match))
                ? typed
                : Typed.NOTHING;
        Vector<Question<?>> questions = choice.questions();
        return el(
                "form",
                at("method", "post", "action", action, "class", questions.isEmpty() ? "ready" : "prompt"),
                hidden,
                field(CHOICE, choice.words(names)),
                field("about", about(match)),
                given,
                faults(own, Typed.WHOLE),
                questions
                        .zipWithIndex()
                        .reject(question -> question._1 instanceof TournamentQuestion.TimeNow
                                || (match.isDefined() && question._1 instanceof TournamentQuestion.WhichResult))
                        .map(question -> question(question._1, "q" + question._2, match, own)),
                el("button", title));
    }

    /** The first question of a choice, if it is of this kind: what the choice is about. */
    static <Q> Option<Q> about(Choice<?> choice, Class<Q> kind) {
        return choice.questions().headOption().filter(kind::isInstance).map(kind::cast);
    }

    private static String about(Option<RoundMatch> match) {
        return match.map(found -> found.round() + "." + found.table()).getOrElse("");
    }

    private Html question(Question<?> question, String place, Option<RoundMatch> about, Typed own) {
        if (about.isDefined() && question instanceof TournamentQuestion.MatchScore) {
            RoundMatch match = about.get();
            return all(match.pairing()
                    .players()
                    .zipWithIndex((player, index) -> el(
                            "label.vps",
                            "VPs of " + names.of(player),
                            number(0, TournamentQuestion.MOST_VPS, place + "." + index, own),
                            faults(own, place + "." + index))));
        }
        Html field = input(question.form(), place, about, own);
        return question.form() instanceof Form.SomeOf<?> || isPair(question)
                ? el("fieldset", el("legend", capital(question.words(names))), field, faults(own, place))
                : el("label", label(question, about), field, faults(own, place));
    }

    private static boolean isPair(Question<?> question) {
        return question instanceof TournamentQuestion.WhichPair;
    }

    private String label(Question<?> question, Option<RoundMatch> about) {
        return about.isDefined() && question instanceof TournamentQuestion.MatchEnd
                ? "How it ended"
                : capital(question.words(names));
    }

    private Html input(Form<?> form, String place, Option<RoundMatch> about, Typed own) {
        if (form instanceof Form.OneOf<?> one) {
            return select(place, one.options().map(option -> words(option, about)), own);
        }
        if (form instanceof Form.SomeOf<?> some) {
            return all(some.options().zipWithIndex((option, index) -> {
                boolean ticked = own.all(place).contains(Integer.toString(index));
                return el("label.tick", tick(place, Integer.toString(index), ticked), words(option, about));
            }));
        }
        if (form instanceof Form.Made<?, ?> made) {
            return input(made.of(), place, about, own);
        }
        if (form instanceof Form.Each<?> each) {
            return all(each.parts()
                    .zipWithIndex((part, index) ->
                            all(input(part, place + "." + index, about, own), faults(own, place + "." + index))));
        }
        if (form instanceof Form.WholeNumber number) {
            return number(number.least(), number.most(), place, own);
        }
        if (form instanceof Form.Text text) {
            int longest = 2 * text.longest(); // a browser counts an emoji as two, the rules as one
            return el(
                    "input",
                    at("name", place, "maxlength", longest, "required", "", "autocomplete", "off"),
                    at("value", own.text(place)));
        }
        throw new IllegalArgumentException("this desk has no field for " + form);
    }

    /** Whatever can be chosen has words, a name or is what it says. */
    private String words(Object option, Option<RoundMatch> about) {
        if (option instanceof HowItEnded end && about.isDefined()) {
            return end.words(about.get().pairing(), names);
        }
        if (option instanceof Named named) {
            return names.of(named);
        }
        return option instanceof Worded worded ? worded.words(names) : option.toString();
    }

    /** A list of which one is chosen, by its place in the list. */
    static Html select(String name, Vector<String> options, Typed own) {
        return el(
                "select",
                at("name", name),
                options.zipWithIndex((option, index) -> el(
                        "option",
                        at("value", index),
                        Option.when(own.text(name).equals(Integer.toString(index)), () -> at("selected", "")),
                        option)));
    }

    /** A box to tick. */
    static Html tick(String name, String value, boolean ticked) {
        return el(
                "input",
                at("type", "checkbox", "name", name, "value", value),
                Option.when(ticked, () -> at("checked", "")));
    }

    /** A field for a whole number. */
    static Html number(int least, int most, String name, Typed own) {
        return el(
                "input",
                at("type", "number", "inputmode", "numeric", "name", name, "min", least, "max", most),
                at("required", "", "value", own.text(name)));
    }

    /** A field that people do not see. */
    static Html field(String name, Object value) {
        return el("input", at("type", "hidden", "name", name, "value", value));
    }

    /** What is wrong at a place, with the rule behind it; the rule's text is told on asking. */
    static Html faults(Typed own, String place) {
        return all(own.faultsAt(place)
                .map(fault -> el(
                        "span.fault",
                        at("role", "alert"),
                        fault.message(),
                        fault.rule()
                                .map(rule -> el(
                                        "abbr.rule",
                                        EventRules.catalogue().find(rule).map(entry -> at("title", entry.text())),
                                        rule)))));
    }

    /** With a capital letter in front, for a heading or a button. */
    static String capital(String words) {
        return words.substring(0, words.offsetByCodePoints(0, 1)).toUpperCase(java.util.Locale.ROOT)
                + words.substring(words.offsetByCodePoints(0, 1));
    }
}
